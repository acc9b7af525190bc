import { logInLender, logInTeamMember } from '@pramaan/contract/calls/access.ts';
import type { input } from 'zod/mini';
import { send } from '../../lib/client.ts';
import { OutsideShell } from '../../ui/OutsideShell.tsx';
import { CompanyForm } from './CompanyForm.tsx';
import { FactorStep } from './FactorStep.tsx';
import { ForgotFlow } from './ForgotFlow.tsx';
import { PasskeyButton } from './PasskeyButton.tsx';
import { SsoButton } from './SsoButton.tsx';
import { TeamForm } from './TeamForm.tsx';
import { useStaffEntry } from './use-staff-entry.ts';

// One chunk: whoever logs in as staff may come by each of these doors.
export { JoinPage } from './JoinPage.tsx';
export { SsoReturn } from './SsoReturn.tsx';

type Body<C extends typeof logInLender | typeof logInTeamMember> = Omit<input<C['body']>, 'code'>;

/** /login-admin: the owner, and administrators whose status is 1 (P §4.1). */
export function CompanyLogin() {
  const enter = useStaffEntry('company');
  return (
    <OutsideShell narrow>
      <FactorStep<Body<typeof logInLender>>
        onLogin={async (body) => enter((await send(logInLender, { body })).result)}
      >
        {(first) => <CompanyForm onLogin={first} />}
      </FactorStep>
      <PasskeyButton />
      <SsoButton />
    </OutsideShell>
  );
}

/** /login-team: the owner, and roles 2 to 5 whose status is 1. */
export function TeamLogin() {
  const enter = useStaffEntry('team');
  return (
    <OutsideShell narrow>
      <FactorStep<Body<typeof logInTeamMember>>
        onLogin={async (body) => enter((await send(logInTeamMember, { body })).result)}
      >
        {(first) => <TeamForm onLogin={first} />}
      </FactorStep>
      <PasskeyButton />
      <SsoButton />
    </OutsideShell>
  );
}

/** /forgot-password: mobile number, code, new password. */
export function ForgotPassword() {
  return (
    <OutsideShell narrow>
      <ForgotFlow />
    </OutsideShell>
  );
}
