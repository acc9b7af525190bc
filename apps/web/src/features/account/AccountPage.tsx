import { m } from '@pramaan/messages';
import { sentenceOf } from '../../lib/failure.ts';
import { formatWhen } from '../../lib/format.ts';
import { roleName } from '../../lib/role-name.ts';
import { sessionEnd, useSession } from '../../lib/session.tsx';
import { showSnack } from '../../lib/snackbar.ts';
import { Button } from '../../ui/Button.tsx';
import { Card } from '../../ui/Card.tsx';
import { PageHeading } from '../../ui/PageHeading.tsx';
import { Absence } from './Absence.tsx';
import { ChangePassword } from './ChangePassword.tsx';
import { OwnSessions } from './OwnSessions.tsx';
import { Passkeys } from './Passkeys.tsx';
import { SecondFactor } from './SecondFactor.tsx';

/** How long this session still holds, and a way to hold it longer. */
function ThisSession() {
  const { who, extend } = useSession();
  const stay = async () => {
    try {
      showSnack(m.account_session_extended({ time: formatWhen(await extend()) }));
    } catch (thrown) {
      showSnack(sentenceOf(thrown), { tone: 'error' });
    }
  };
  return (
    <Card
      title={m.account_session()}
      text={m.account_session_until({ time: formatWhen(new Date(sessionEnd(who)).toISOString()) })}
    >
      <div>
        <Button variant="default" onClick={stay}>
          {m.account_session_extend()}
        </Button>
      </div>
    </Card>
  );
}

/** /admin/account: who is logged in, this session, the password. */
export function AccountPage() {
  const { who } = useSession();
  const role = roleName(who.roleId);
  return (
    <>
      <PageHeading
        title={m.account_title()}
        lead={`${m.account_who({ name: who.name })} · ${m.account_role({ role, lender: who.lender })}`}
      />
      <div className="stack narrow">
        {who.ownOnly ? (
          <>
            <SecondFactor />
            <Passkeys />
          </>
        ) : null}
        <ChangePassword />
        {who.ownOnly ? null : (
          <>
            <SecondFactor />
            <Passkeys />
          </>
        )}
        {who.ownOnly ? null : <Absence />}
        <ThisSession />
        <OwnSessions />
      </div>
    </>
  );
}
