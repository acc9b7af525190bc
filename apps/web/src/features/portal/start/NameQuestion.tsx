import { putProfile } from '@pramaan/contract/calls/applicants.ts';
import { m } from '@pramaan/messages';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { readFileAgain } from '../../../documents/case-file.ts';
import { FormSaved } from '../../../documents/FormSaved.tsx';
import { useOwnForm } from '../../../documents/use-own-form.ts';
import { send } from '../../../lib/client.ts';
import { useSubmit } from '../../../lib/use-submit.ts';
import { Button } from '../../../ui/Button.tsx';
import { FormNotice } from '../../../ui/FormNotice.tsx';
import { TextField } from '../../../ui/TextField.tsx';
import classes from './Start.module.css';

interface Props {
  applicantId: string;
  email: string;
}

/** Asked of a person who logged in by their number alone: every document is compared with the name. */
export function NameQuestion({ applicantId, email }: Props) {
  const queries = useQueryClient();
  const { values, write, forget, saved } = useOwnForm(applicantId, 'name');
  const { name } = values;
  const [fault, setFault] = useState<string>();
  const { submit, busy, failure } = useSubmit(
    async () => {
      await send(putProfile, { params: { id: applicantId }, body: { name: name.trim(), email } });
      forget();
      await readFileAgain(queries, applicantId);
    },
    () => {
      const isBlank = name.trim() === '';
      setFault(isBlank ? m.start_name_blank() : undefined);
      return isBlank;
    },
  );
  return (
    <section className={classes.start} aria-labelledby="start-name">
      <h2 id="start-name" className={classes.title}>
        {m.start_name()}
      </h2>
      <p className={classes.why}>{m.start_name_why()}</p>
      <form className="stack" onSubmit={submit} noValidate>
        <TextField
          name="name"
          label={m.start_name_label()}
          autoComplete="name"
          maxLength={120}
          value={name}
          fault={fault}
          onChange={(event) => write({ name: event.currentTarget.value })}
        />
        <FormNotice message={failure} />
        <Button type="submit" loading={busy}>
          {m.start_next()}
        </Button>
        <FormSaved state={saved} />
      </form>
    </section>
  );
}
