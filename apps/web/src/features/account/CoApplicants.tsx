import { addCoApplicant, listCoApplicants } from '@pramaan/contract/calls/applicants.ts';
import { m } from '@pramaan/messages';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { send } from '../../lib/client.ts';
import { sentenceOf } from '../../lib/failure.ts';
import { showSnack } from '../../lib/snackbar.ts';
import { useSubmit } from '../../lib/use-submit.ts';
import { Button } from '../../ui/Button.tsx';
import { Card } from '../../ui/Card.tsx';
import { FormNotice } from '../../ui/FormNotice.tsx';
import { MobileField, readMobile } from '../../ui/MobileField.tsx';
import { TextField } from '../../ui/TextField.tsx';
import classes from './CoApplicants.module.css';

const blank = { name: '', mobileNo: '' };

/** Who applies together with this person, and a form to add one. */
export function CoApplicants({ id }: { id: string }) {
  const [open, setOpen] = useState(false);
  const [person, setPerson] = useState(blank);
  const [faults, setFaults] = useState<Partial<typeof blank>>({});
  const cache = useQueryClient();
  const queryKey = ['co-applicants', id];
  const list = useQuery({
    queryKey,
    queryFn: async ({ signal }) => (await send(listCoApplicants, { params: { id }, signal })).result,
  });
  const blocked = () => {
    const number = readMobile(person.mobileNo);
    const named = addCoApplicant.body.shape.name.safeParse(person.name);
    const found = {
      ...(named.success ? {} : { name: named.error.issues[0]?.message ?? '' }),
      ...('fault' in number ? { mobileNo: number.fault } : {}),
    };
    setFaults(found);
    return Object.keys(found).length > 0;
  };
  const { submit, busy, failure } = useSubmit(async () => {
    await send(addCoApplicant, { params: { id }, body: person });
    showSnack(m.profile_co_added({ name: person.name.trim() }));
    setPerson(blank);
    setOpen(false);
    await cache.invalidateQueries({ queryKey });
  }, blocked);
  return (
    <Card title={m.profile_co_title()} text={m.profile_co_lead()}>
      {list.error ? <FormNotice message={sentenceOf(list.error)} /> : null}
      {list.data && list.data.length === 0 ? <p className={classes.none}>{m.profile_co_none()}</p> : null}
      <ul className={classes.list}>
        {list.data?.map(({ _id, name, reference }) => (
          <li key={_id}>
            <strong>{name}</strong> <span>{reference}</span>
          </li>
        ))}
      </ul>
      {open ? (
        <form className="stack" onSubmit={submit} noValidate>
          <TextField
            name="co-name"
            label={m.profile_name()}
            maxLength={120}
            value={person.name}
            fault={faults.name}
            onChange={(event) => setPerson({ ...person, name: event.currentTarget.value })}
          />
          <MobileField
            value={person.mobileNo}
            fault={faults.mobileNo}
            hint=""
            onChange={(mobileNo) => setPerson({ ...person, mobileNo })}
          />
          <FormNotice message={failure} />
          <Button type="submit" loading={busy}>
            {m.profile_co_submit()}
          </Button>
        </form>
      ) : (
        <Button variant="default" onClick={() => setOpen(true)}>
          {m.profile_co_add()}
        </Button>
      )}
    </Card>
  );
}
