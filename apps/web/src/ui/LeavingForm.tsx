import { useEffect, useRef } from 'react';

/** A form as the server made it for another site's page. */
export interface OutsideForm {
  action: string;
  fields: Readonly<Record<string, string>>;
}

/** A web address, so that a form never runs as a script. */
export const isWeb = (action: string) =>
  /^https?:$/.test(URL.parse(action, window.location.href)?.protocol ?? '');

/**
 * The hidden form that takes the person to an external page in this tab (P §2.5). `onBack`: they came back with the
 * browser's own button, and find the page as it was left.
 */
export function LeavingForm({ form: { action, fields }, onBack }: { form: OutsideForm; onBack: () => void }) {
  const form = useRef<HTMLFormElement>(null);
  const back = useRef(onBack);
  back.current = onBack;
  useEffect(() => {
    const comeBack = ({ persisted }: PageTransitionEvent) => {
      if (persisted) back.current();
    };
    window.addEventListener('pageshow', comeBack);
    form.current?.submit();
    return () => window.removeEventListener('pageshow', comeBack);
  }, []);
  return (
    <form ref={form} action={action} method="post" hidden>
      {Object.entries(fields).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
    </form>
  );
}
