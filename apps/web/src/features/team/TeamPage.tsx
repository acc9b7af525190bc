import { useState } from 'react';
import { Link } from 'wouter';
import { t } from '../../lib/catalogue.ts';
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
    label: t('team.name'),
    show: ({ _id, name }) => <Link href={`/admin/team/${_id}`}>{name}</Link>,
  },
  { label: t('team.role'), show: ({ roleId }) => roleName(roleId) },
  {
    label: t('team.state'),
    show: ({ state }) => <StatusBadge tone={states[state].tone}>{t(states[state].word)}</StatusBadge>,
  },
  { label: t('team.reach'), show: ({ userName, mobileNo, email }) => userName || mobileNo || email },
  {
    label: t('team.seen'),
    number: true,
    show: ({ seenAt }) =>
      seenAt ? <time dateTime={seenAt}>{formatWhen(seenAt)}</time> : <span>{t('team.never')}</span>,
  },
  { label: t('team.sessions'), number: true, show: ({ sessions }) => sessions },
];

/** /admin/team: the lender's people. */
export function TeamPage() {
  const team = useTeam();
  const [inviting, setInviting] = useState(false);
  return (
    <>
      <PageHeading
        title={t('team.title')}
        lead={t('team.lead')}
        aside={<Button onClick={() => setInviting(true)}>{t('team.invite')}</Button>}
      />
      {team.isPending ? <ListSkeleton /> : null}
      <FormNotice message={team.error ? sentenceOf(team.error) : null} />
      {team.data ? (
        <DataTable caption={t('team.title')} rows={team.data} keyOf={({ _id }) => _id} columns={columns()} />
      ) : null}
      <Dialog opened={inviting} title={t('team.invite')} onClose={() => setInviting(false)}>
        <InviteForm onDone={() => setInviting(false)} />
      </Dialog>
    </>
  );
}
