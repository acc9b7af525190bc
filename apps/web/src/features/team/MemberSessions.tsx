import { endMemberSession, endMemberSessions, listMemberSessions } from '@pramaan/contract/calls/team.ts';
import { m } from '@pramaan/messages';
import { useQuery } from '@tanstack/react-query';
import { send } from '../../lib/client.ts';
import { sentenceOf } from '../../lib/failure.ts';
import { useAction } from '../../lib/use-action.ts';
import { Button } from '../../ui/Button.tsx';
import { Card } from '../../ui/Card.tsx';
import { FormNotice } from '../../ui/FormNotice.tsx';
import { SessionList } from '../../ui/SessionList.tsx';
import { useTeamChanged } from './use-team.ts';
import type { Member } from './words.ts';

/** Where a person of the team is logged in, and ending that. */
export function MemberSessions({ member }: { member: Member }) {
  const params = { member: member._id };
  const changed = useTeamChanged();
  const { busy, run } = useAction();
  const sessions = useQuery({
    queryKey: ['team', member._id, 'sessions'],
    queryFn: async ({ signal }) => (await send(listMemberSessions, { params, signal })).result,
  });
  const end = (session: string) =>
    run(session, async () => {
      const { message } = await send(endMemberSession, { params: { ...params, session } });
      await changed();
      return message;
    });
  const endAll = () =>
    run('all', async () => {
      const { message } = await send(endMemberSessions, { params });
      await changed();
      return message;
    });
  return (
    <Card title={m.sessions_title()}>
      <FormNotice message={sessions.error ? sentenceOf(sessions.error) : null} />
      {sessions.data ? <SessionList sessions={sessions.data} ending={busy} onEnd={end} /> : null}
      {(sessions.data?.length ?? 0) > 1 ? (
        <div>
          <Button variant="default" loading={busy === 'all'} onClick={endAll}>
            {m.sessions_end_all()}
          </Button>
        </div>
      ) : null}
    </Card>
  );
}
