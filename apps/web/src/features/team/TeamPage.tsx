import { m } from '@pramaan/messages';
import { useState } from 'react';
import { Link } from 'wouter';
import { sentenceOf } from '../../lib/failure.ts';
import { formatWhen } from '../../lib/format.ts';
import { roleName } from '../../lib/role-name.ts';
import { Button } from '../../ui/Button.tsx';
import { type Column, DataTable } from '../../ui/DataTable.tsx';
import { Dialog } from '../../ui/Dialog.tsx';
import { FormNotice } from '../../ui/FormNotice.tsx';
import { PageHeading } from '../../ui/PageHeading.tsx';
import { ListSkeleton } from '../../ui/Skeletons.tsx';
import { StatusBadge } from '../../ui/StatusBadge.tsx';
import { InviteForm } from './InviteForm.tsx';
import { useTeam } from './use-team.ts';
import { type Member, states } from './words.ts';

const columns = (): readonly [Column<Member>, ...Column<Member>[]] => [
  {
    label: m.team_name(),
    show: ({ _id, name }) => <Link href={`/admin/team/${_id}`}>{name}</Link>,
  },
  { label: m.team_role(), show: ({ roleId }) => roleName(roleId) },
  {
    label: m.team_state(),
    show: ({ state }) => <StatusBadge tone={states[state].tone}>{states[state].word()}</StatusBadge>,
  },
  { label: m.team_reach(), show: ({ userName, mobileNo, email }) => userName || mobileNo || email },
  {
    label: m.team_seen(),
    number: true,
    show: ({ seenAt }) =>
      seenAt ? <time dateTime={seenAt}>{formatWhen(seenAt)}</time> : <span>{m.team_never()}</span>,
  },
  { label: m.team_sessions(), number: true, show: ({ sessions }) => sessions },
];

/** /admin/team: the lender's people. */
export function TeamPage() {
  const team = useTeam();
  const [inviting, setInviting] = useState(false);
  return (
    <>
      <PageHeading
        title={m.team_title()}
        lead={m.team_lead()}
        aside={<Button onClick={() => setInviting(true)}>{m.team_invite()}</Button>}
      />
      {team.isPending ? <ListSkeleton /> : null}
      <FormNotice message={team.error ? sentenceOf(team.error) : null} />
      {team.data ? (
        <DataTable caption={m.team_title()} rows={team.data} keyOf={({ _id }) => _id} columns={columns()} />
      ) : null}
      <Dialog opened={inviting} title={m.team_invite()} onClose={() => setInviting(false)}>
        <InviteForm onDone={() => setInviting(false)} />
      </Dialog>
    </>
  );
}
