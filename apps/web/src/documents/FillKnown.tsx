import type { Fact, Method } from '@pramaan/documents/define.ts';
import { m } from '@pramaan/messages';
import { useState } from 'react';
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

/** Fills the form of a search about the person when asked to: what is searched for is theirs to choose. */
export function FillKnown({ applicantId, method, onKnown }: Props) {
  const [said, setSaid] = useState('');
  const [busy, setBusy] = useState(false);

  async function fill() {
    setBusy(true);
    try {
      const { result } = await send(fileClient.getAutofill, { body: { applicantId } });
      // Such a search asks under the facts' own names.
      const values = Object.entries(names).flatMap(([fact, name]): [string, string][] =>
        fact in method.capture && result[name] ? [[fact, result[name]]] : [],
      );
      onKnown(Object.fromEntries(values));
      setSaid(values.length > 0 ? m.known_filled() : m.known_nothing());
    } catch (thrown) {
      setSaid(sentenceOf(thrown));
    }
    setBusy(false);
  }

  return (
    <div className={classes.line}>
      <Button variant="default" loading={busy} onClick={fill}>
        {m.known_fill()}
      </Button>
      <p role="status">{said}</p>
    </div>
  );
}
