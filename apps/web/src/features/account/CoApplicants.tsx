import { addCoApplicant, listCoApplicants } from '@pramaan/contract/calls/applicants.ts';
import type { JoiningRole } from '@pramaan/documents/joins-as.ts';
import { m } from '@pramaan/messages';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { FormSaved } from '../../documents/FormSaved.tsx';
import { useOwnForm } from '../../documents/use-own-form.ts';
import { send } from '../../lib/client.ts';
import { sentenceOf, sentenceWords } from '../../lib/failure.ts';
import { joiningMessages } from '../../lib/joining-messages.ts';
import { showSnack } from '../../lib/snackbar.ts';
import { useSubmit } from '../../lib/use-submit.ts';
import { Button } from '../../ui/Button.tsx';
import { Card } from '../../ui/Card.tsx';
import { FormNotice } from '../../ui/FormNotice.tsx';
import { JoiningPersonFields } from '../../ui/JoiningPersonFields.tsx';
import { readMobile } from '../../ui/MobileField.tsx';
import classes from './CoApplicants.module.css';

/** Who joins the application of this person, as what, and a form to add one. */
export function CoApplicants({ id }: { id: string }) {
  const [open, setOpen] = useState<boolean | null>(null);
  const { values: person, write, forget, isTyped, saved } = useOwnForm(id, 'co-applicant');
  const joinsAs: JoiningRole = person.joinsAs === 'guarantor' ? 'guarantor' : 'co-applicant';
  const [faults, setFaults] = useState<Partial<typeof person>>({});
  const cache = useQueryClient();
  const queryKey = ['co-applicants', id];
  const list = useQuery({
    queryKey,
    queryFn: async ({ signal }) => (await send(listCoApplicants, { params: { id }, signal })).result,
  });
  const blocked = () => {
    const number = readMobile(person.mobile);
    const named = addCoApplicant.body.shape.name.safeParse(person.name);
    const found = {
      ...(named.success ? {} : { name: sentenceWords(named.error.issues[0]?.message ?? '') }),
      ...('fault' in number ? { mobile: number.fault } : {}),
    };
    setFaults(found);
    return Object.keys(found).length > 0;
  };
  const edit = (changes: Partial<typeof person>) => {
    // Emptied, it stays open.
    setOpen(true);
    write(changes);
  };
  const { submit, busy, failure } = useSubmit(async () => {
    const { name, mobile } = person;
    await send(addCoApplicant, { params: { id }, body: { name, mobileNo: mobile, joinsAs } });
    showSnack(m.profile_co_added({ name: name.trim() }));
    forget();
    setOpen(false);
    await cache.invalidateQueries({ queryKey });
  }, blocked);
  return (
    <Card title={m.profile_co_title()} text={m.profile_co_lead()}>
      {list.error ? <FormNotice message={sentenceOf(list.error)} /> : null}
      {list.data && list.data.length === 0 ? <p className={classes.none}>{m.profile_co_none()}</p> : null}
      <ul className={classes.list}>
        {list.data?.map(({ _id, name, reference, joinsAs }) => (
          <li key={_id}>
            <strong>{name}</strong> <span>{joiningMessages[joinsAs]()}</span> <span>{reference}</span>
          </li>
        ))}
      </ul>
      {(open ?? isTyped) ? (
        <form className="stack" onSubmit={submit} noValidate>
          <JoiningPersonFields
            person={{ ...person, joinsAs }}
            faults={faults}
            onChange={edit}
            words={{
              name: m.profile_name(),
              joinsAs: m.profile_co_as(),
              joinsAsHint: m.profile_co_as_hint(),
            }}
          />
          <FormNotice message={failure} />
          <Button type="submit" loading={busy}>
            {m.profile_co_submit()}
          </Button>
          <FormSaved state={saved} />
        </form>
      ) : (
        <Button variant="default" onClick={() => setOpen(true)}>
          {m.profile_co_add()}
        </Button>
      )}
    </Card>
  );
}
