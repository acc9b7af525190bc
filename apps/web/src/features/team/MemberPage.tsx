import { m } from '@pramaan/messages';
import { useParams } from 'wouter';
import { sentenceOf } from '../../lib/failure.ts';
import { roleName } from '../../lib/role-name.ts';
import { BackLink } from '../../ui/BackLink.tsx';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { FormNotice } from '../../ui/FormNotice.tsx';
import { PageHeading } from '../../ui/PageHeading.tsx';
import { CardSkeleton } from '../../ui/Skeletons.tsx';
import { StatusBadge } from '../../ui/StatusBadge.tsx';
import { MemberAccess } from './MemberAccess.tsx';
import { MemberForm } from './MemberForm.tsx';
import { MemberSessions } from './MemberSessions.tsx';
import { useTeam } from './use-team.ts';
import { states } from './words.ts';

/** /admin/team/{member}: name, role, access and sessions of one person. */
export function MemberPage() {
  const { member: id = '' } = useParams();
  const team = useTeam();
  const member = team.data?.find(({ _id }) => _id === id);
  return (
    <>
      <BackLink href="/admin/team" label={m.team_back()} />
      {team.isPending ? <CardSkeleton /> : null}
      <FormNotice message={team.error ? sentenceOf(team.error) : null} />
      {team.data && !member ? <EmptyState icon="people" title={m.team_nobody()} text="" /> : null}
      {member ? (
        <>
          <PageHeading
            title={member.name}
            lead={[roleName(member.roleId), member.userName, member.mobileNo, member.email]
              .filter(Boolean)
              .join(' · ')}
            aside={<StatusBadge tone={states[member.state].tone}>{states[member.state].word()}</StatusBadge>}
          />
          {member.mayChange ? (
            <div className="stack narrow">
              <MemberForm
                key={[member.name, member.roleId, member.branch, member.agentCode, ...member.products].join(
                  ' ',
                )}
                member={member}
              />
              <MemberAccess member={member} />
              <MemberSessions member={member} />
            </div>
          ) : (
            <p>{m.team_only()}</p>
          )}
        </>
      ) : null}
    </>
  );
}
