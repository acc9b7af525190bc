import { changeWorkingLists, getWorkingLists } from '@pramaan/contract/calls/working-lists.ts';
import { m } from '@pramaan/messages';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { send } from '../../lib/client.ts';
import { sentenceOf } from '../../lib/failure.ts';
import { showSnack } from '../../lib/snackbar.ts';
import { useSubmit } from '../../lib/use-submit.ts';
import { Button } from '../../ui/Button.tsx';
import { FormNotice } from '../../ui/FormNotice.tsx';
import { CardSkeleton } from '../../ui/Skeletons.tsx';
import { AssignmentCard } from './AssignmentCard.tsx';
import { SettingsFrame } from './SettingsFrame.tsx';
import { holidaysOf, type TypedHours, typedHours, WorkingHoursCard } from './WorkingHoursCard.tsx';
import type { WorkingLists } from './working-lists.ts';

const key = ['settings', 'working-lists'];

/** /admin/settings/working-lists: who gets complete applications, and when due times run. */
export function WorkingListsPage() {
  const { data, error, isPending } = useQuery({
    queryKey: key,
    queryFn: async ({ signal }) => (await send(getWorkingLists, { signal })).result,
  });
  return (
    <SettingsFrame lead={m.lists_lead()}>
      {isPending ? <CardSkeleton /> : null}
      <FormNotice message={error ? sentenceOf(error) : null} />
      {data ? <Form stored={data} /> : null}
    </SettingsFrame>
  );
}

function Form({ stored }: { stored: WorkingLists }) {
  const client = useQueryClient();
  const [{ assign, supervisor }, setAssignment] = useState(stored);
  const [typed, setTyped] = useState<TypedHours>(() => typedHours(stored));
  const holidays = holidaysOf(typed.holidays);
  const { submit, busy, failure } = useSubmit(
    async () => {
      const { days, always, from, until } = typed;
      const hours = always ? null : { from, until };
      const body = { assign, supervisor, days: [...days], hours, holidays: holidays.days };
      const { result, message } = await send(changeWorkingLists, { body });
      client.setQueryData(key, result);
      showSnack(message);
    },
    () => holidays.fault !== null,
  );
  return (
    <form className="stack narrow" onSubmit={submit} noValidate>
      <AssignmentCard
        assign={assign}
        supervisor={supervisor}
        onChange={(change) => setAssignment({ ...stored, assign, supervisor, ...change })}
      />
      <WorkingHoursCard typed={typed} fault={holidays.fault} onChange={setTyped} />
      <FormNotice message={failure} />
      <div>
        <Button type="submit" loading={busy}>
          {m.lists_save()}
        </Button>
      </div>
    </form>
  );
}
