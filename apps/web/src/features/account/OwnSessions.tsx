import { endOtherOwnSessions, endOwnSession, listOwnSessions } from '@pramaan/contract/calls/team.ts';
import { m } from '@pramaan/messages';
import { useQuery } from '@tanstack/react-query';
import { send } from '../../lib/client.ts';
import { sentenceOf } from '../../lib/failure.ts';
import { useAction } from '../../lib/use-action.ts';
import { Button } from '../../ui/Button.tsx';
import { Card } from '../../ui/Card.tsx';
import { FormNotice } from '../../ui/FormNotice.tsx';
import { SessionList } from '../../ui/SessionList.tsx';

/** Where one is logged in, and logging out there. */
export function OwnSessions() {
  const sessions = useQuery({
    queryKey: ['own sessions'],
    queryFn: async ({ signal }) => (await send(listOwnSessions, { signal })).result,
  });
  const { busy, run } = useAction();
  const end = (session: string) =>
    run(session, async () => {
      const { message } = await send(endOwnSession, { params: { session } });
      await sessions.refetch();
      return message;
    });
  const endOthers = () =>
    run('others', async () => {
      const { message } = await send(endOtherOwnSessions, {});
      await sessions.refetch();
      return message;
    });
  return (
    <Card title={m.sessions_own()}>
      <FormNotice message={sessions.error ? sentenceOf(sessions.error) : null} />
      {sessions.data ? <SessionList sessions={sessions.data} ending={busy} onEnd={end} /> : null}
      {(sessions.data?.length ?? 0) > 1 ? (
        <div>
          <Button variant="default" loading={busy === 'others'} onClick={endOthers}>
            {m.sessions_end_others()}
          </Button>
        </div>
      ) : null}
    </Card>
  );
}
