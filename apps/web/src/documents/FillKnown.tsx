import type { Fact, Method } from '@pramaan/documents/define.ts';
import { m } from '@pramaan/messages';
import { useEffect, useState } from 'react';
import { send } from '../lib/client.ts';
import { sentenceOf } from '../lib/failure.ts';
import { Button } from '../ui/Button.tsx';
import classes from './FillKnown.module.css';
import { fileClient } from './file-client.ts';

/** Facts and what autofill calls them. The address is cut short there (P §3.8): it would fill a form with half of one. */
const names = {
  name: 'name',
  fatherName: 'fatherName',
  gender: 'gender',
  mobile: 'mobileNo',
  email: 'email',
  pincode: 'pincode',
  city: 'city',
} as const satisfies Partial<Record<Fact, string>>;

interface Props {
  applicantId: string;
  method: Method;
  /** What to fill in, by field; the form keeps what was typed. */
  onKnown: (values: Readonly<Record<string, string>>) => void;
}

/**
 * Fills a form of the person's own words with what other documents said, and says that it did. A search about the person asks
 * first: what is searched for is theirs to choose.
 */
export function FillKnown({ applicantId, method, onKnown }: Props) {
  const atOnce = method.about === null;
  const [said, setSaid] = useState('');
  const [busy, setBusy] = useState(false);
  const [offered, setOffered] = useState(!atOnce);

  async function known(): Promise<number> {
    const { result } = await send(fileClient.getAutofill, { body: { applicantId } });
    const values = Object.entries(names).flatMap(([fact, name]): [string, string][] => {
      // A search about the person asks under the facts' own names.
      const field = method.about ? fact : method.facts[fact as Fact];
      return typeof field === 'string' && field in method.capture && result[name]
        ? [[field, result[name]]]
        : [];
    });
    onKnown(Object.fromEntries(values));
    return values.length;
  }

  async function fill() {
    setBusy(true);
    try {
      setSaid((await known()) > 0 ? m.known_filled() : m.known_nothing());
    } catch (thrown) {
      setSaid(sentenceOf(thrown));
    }
    setBusy(false);
  }
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the form is opened
  useEffect(() => {
    if (!atOnce) return;
    known().then(
      (count) => setSaid(count > 0 ? m.known_filled() : ''),
      () => setOffered(true),
    );
  }, []);

  if (!offered && said === '') return null;
  return (
    <div className={classes.line}>
      {offered ? (
        <Button variant="default" loading={busy} onClick={fill}>
          {m.known_fill()}
        </Button>
      ) : null}
      <p role="status">{said}</p>
    </div>
  );
}
