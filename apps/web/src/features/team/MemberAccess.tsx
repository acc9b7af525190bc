import { changeMember, inviteAgain } from '@pramaan/contract/calls/team.ts';
import { m } from '@pramaan/messages';
import { send } from '../../lib/client.ts';
import { useAction } from '../../lib/use-action.ts';
import { Button } from '../../ui/Button.tsx';
import { Card } from '../../ui/Card.tsx';
import { TwoTaps } from '../../ui/TwoTaps.tsx';
import { useTeamChanged } from './use-team.ts';
import { type Member, states } from './words.ts';

/** May this person log in: invite again, disable, enable. */
export function MemberAccess({ member }: { member: Member }) {
  const changed = useTeamChanged();
  const { busy, run } = useAction();
  const params = { member: member._id };
  const status = (to: 0 | 1) =>
    run('status', async () => {
      const { message } = await send(changeMember, { params, body: { status: to } });
      await changed();
      return message;
    });
  const again = () => run('again', async () => (await send(inviteAgain, { params })).message);
  return (
    <Card title={m.team_status()} text={states[member.state].told()}>
      <div className="row">
        {member.state === 'invited' ? (
          <Button variant="default" loading={busy === 'again'} onClick={again}>
            {m.team_again()}
          </Button>
        ) : null}
        {member.state === 'disabled' ? (
          <Button variant="default" loading={busy === 'status'} onClick={() => status(1)}>
            {m.team_enable()}
          </Button>
        ) : (
          <TwoTaps
            about={member.name}
            words={{
              ask: m.team_disable(),
              sure: m.team_disable_sure({ name: member.name }),
              yes: m.team_disable_yes(),
              no: m.team_no(),
            }}
            onYes={() => status(0)}
          />
        )}
      </div>
    </Card>
  );
}
