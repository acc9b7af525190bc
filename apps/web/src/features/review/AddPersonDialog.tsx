import { m } from '@pramaan/messages';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { send } from '../../lib/client.ts';
import { useFormAction } from '../../lib/use-action.ts';
import { type JoiningPerson, JoiningPersonFields } from '../../ui/JoiningPersonFields.tsx';
import { readMobile } from '../../ui/MobileField.tsx';
import { DialogForm } from './DialogForm.tsx';
import { reviewClient } from './review-client.ts';
import { reviewKey } from './use-review.ts';

interface Faults {
  name?: string;
  mobile?: string;
}

/** Adds somebody who joins the application: they get an SMS and log in themselves. */
export function AddPersonDialog({ id, onClose }: { id: string; onClose: () => void }) {
  const cache = useQueryClient();
  const [person, setPerson] = useState<JoiningPerson>({ name: '', mobile: '', joinsAs: 'co-applicant' });
  const [faults, setFaults] = useState<Faults>({});
  const { busy, run, failure } = useFormAction();
  const add = async () => {
    const { name, mobile, joinsAs } = person;
    const number = readMobile(mobile);
    const found: Faults = {
      ...(name.trim() === '' ? { name: m.review_add_person_nameless() } : {}),
      ...('fault' in number ? { mobile: number.fault } : {}),
    };
    setFaults(found);
    if (Object.keys(found).length > 0) return;
    await run('add', async () => {
      await send(reviewClient.addCoApplicant, { params: { id }, body: { name, mobileNo: mobile, joinsAs } });
      void cache.invalidateQueries({ queryKey: reviewKey(id) });
      void cache.invalidateQueries({ queryKey: ['applicants'] });
      onClose();
      return m.profile_co_added({ name: name.trim() });
    });
  };
  return (
    <DialogForm
      title={m.review_add_person()}
      action={m.profile_co_submit()}
      busy={busy !== null}
      failure={failure}
      onSubmit={add}
      onClose={onClose}
    >
      <p>{m.review_add_person_text()}</p>
      <JoiningPersonFields
        person={person}
        faults={faults}
        onChange={(changes) => setPerson((before) => ({ ...before, ...changes }))}
        words={{
          name: m.review_add_person_name(),
          joinsAs: m.review_others_as(),
          joinsAsHint: m.review_add_person_hint(),
        }}
      />
    </DialogForm>
  );
}
