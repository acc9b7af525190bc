import { address } from '@pramaan/contract/address.ts';
import { exportApplicants, mostChosen } from '@pramaan/contract/calls/applicant-list.ts';
import { accessScopeOf, type Role } from '@pramaan/contract/roles.ts';
import { m } from '@pramaan/messages';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { send } from '../../lib/client.ts';
import { downloadFrom } from '../../lib/download.ts';
import { sentenceOf } from '../../lib/failure.ts';
import { useSession } from '../../lib/session.tsx';
import { showSnack } from '../../lib/snackbar.ts';
import { assignCasesLine, useTeam } from '../../lib/team.ts';
import { Button } from '../../ui/Button.tsx';
import { SelectField } from '../../ui/SelectField.tsx';
import classes from './Applicants.module.css';
import { CloseCases } from './CloseCases.tsx';
import type { Line } from './use-applicants.ts';
import type { Selection } from './use-selection.ts';

const nobody = 'nobody';
const failed = (thrown: unknown) => showSnack(sentenceOf(thrown), { tone: 'error' });

/** What can be done with the chosen lines: hand them to somebody, close them, export them. */
export function SelectionBar({ selection, lines }: { selection: Selection; lines: readonly Line[] }) {
  const { ids, set, clear } = selection;
  const { roleId } = useSession().who;
  const assigns = accessScopeOf('review', roleId as Role) !== undefined;
  const team = useTeam(assigns).data ?? [];
  const [to, setTo] = useState('');
  const cache = useQueryClient();
  const assign = useMutation({
    mutationFn: async () =>
      (await send(assignCasesLine, { body: { cases: [...ids], to: to === nobody ? null : to } })).result,
    onSuccess: ({ assigned, refused }) => {
      void cache.invalidateQueries({ queryKey: ['applicants'] });
      // What was not done stays chosen.
      set(refused.map(({ _id }) => _id));
      if (refused[0]) {
        const reason = refused[0].reason;
        showSnack(m.list_assign_refused({ done: assigned.length, count: refused.length, reason }), {
          tone: 'error',
        });
      } else showSnack(m.list_assign_done({ count: assigned.length }));
    },
    onError: failed,
  });
  const save = useMutation({
    mutationFn: () =>
      downloadFrom(
        `${address(exportApplicants)}?${new URLSearchParams({ ids: ids.join(',') })}`,
        'applicants.csv',
      ),
    onError: failed,
  });
  if (ids.length === 0) return null;
  const tooMany = ids.length > mostChosen;
  return (
    <section className={classes.selection} aria-label={m.list_selection()}>
      <p role="status">
        {tooMany ? m.list_selected_most({ most: mostChosen }) : m.list_selected({ count: ids.length })}
      </p>
      {assigns ? (
        <>
          <SelectField
            quietLabel
            label={m.list_assign_to()}
            value={to}
            onChange={(event) => setTo(event.currentTarget.value)}
          >
            <option value="">{m.list_assign_to()}</option>
            {team.map(({ _id, name, self }) => (
              <option key={_id} value={_id}>
                {self ? m.list_assign_self({ name }) : name}
              </option>
            ))}
            <option value={nobody}>{m.list_assigned_none()}</option>
          </SelectField>
          <Button loading={assign.isPending} disabled={!to || tooMany} onClick={() => assign.mutate()}>
            {m.list_assign()}
          </Button>
        </>
      ) : null}
      {accessScopeOf('decide', roleId as Role) ? (
        <CloseCases selection={selection} lines={lines} isBlocked={tooMany} />
      ) : null}
      <Button variant="default" loading={save.isPending} disabled={tooMany} onClick={() => save.mutate()}>
        {m.list_export()}
      </Button>
      <Button variant="subtle" onClick={clear}>
        {m.list_selection_clear()}
      </Button>
    </section>
  );
}
