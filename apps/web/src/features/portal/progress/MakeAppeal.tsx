import { m } from '@pramaan/messages';
import { useState } from 'react';
import { FormSaved } from '../../../documents/FormSaved.tsx';
import { useOwnForm } from '../../../documents/use-own-form.ts';
import { send } from '../../../lib/client.ts';
import { rejectionClient, useRejectionChanged } from '../../../lib/rejections.ts';
import { useSubmit } from '../../../lib/use-submit.ts';
import { Button } from '../../../ui/Button.tsx';
import { FormNotice } from '../../../ui/FormNotice.tsx';
import { TextArea } from '../../../ui/TextArea.tsx';
import classes from './Progress.module.css';

/** A sentence to the lender, once. */
export function MakeAppeal({ applicantId }: { applicantId: string }) {
  const { values, write, forget, isTyped, saved } = useOwnForm(applicantId, 'appeal');
  const { words } = values;
  const [opened, setOpened] = useState<boolean | null>(null);
  const [fault, setFault] = useState<string | null>(null);
  const changed = useRejectionChanged(applicantId);
  const blocked = () => {
    const missing = words.trim() === '';
    setFault(missing ? m.own_rejection_words_missing() : null);
    return missing;
  };
  const { submit, busy, failure } = useSubmit(async () => {
    await send(rejectionClient.makeAppeal, { params: { id: applicantId }, body: { words: words.trim() } });
    forget();
    await changed();
  }, blocked);
  if (!(opened ?? isTyped))
    return (
      <div>
        <Button onClick={() => setOpened(true)}>{m.own_rejection_ask()}</Button>
      </div>
    );
  return (
    <form className={classes.rejection} onSubmit={submit} noValidate>
      <TextArea
        label={m.own_rejection_words()}
        hint={m.own_rejection_words_hint()}
        name="words"
        rows={4}
        maxLength={1000}
        value={words}
        aria-invalid={fault ? true : undefined}
        onChange={({ currentTarget }) => {
          // Emptied, it stays open.
          setOpened(true);
          write({ words: currentTarget.value });
        }}
      />
      <FormNotice message={fault ?? failure} />
      <div className="row">
        <Button type="submit" loading={busy}>
          {m.own_rejection_send()}
        </Button>
        <Button variant="default" onClick={() => setOpened(false)}>
          {m.own_rejection_cancel()}
        </Button>
      </div>
      <FormSaved state={saved} />
    </form>
  );
}
