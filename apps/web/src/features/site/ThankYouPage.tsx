import { m } from '@pramaan/messages';
import { PlainPage } from '../../ui/PlainPage.tsx';

/** P §2.3, the sentence as the specification has it. */
export function ThankYouPage() {
  return (
    <PlainPage title={m.thanks_title()} text={m.thanks_text()}>
      <p>{m.thanks_close()}</p>
    </PlainPage>
  );
}
