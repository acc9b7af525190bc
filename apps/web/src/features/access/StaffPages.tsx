import { companyLogin, teamLogin } from '@pramaan/contract/calls/access.ts';
import { send } from '../../lib/client.ts';
import { OutsideShell } from '../../ui/OutsideShell.tsx';
import { CompanyForm } from './CompanyForm.tsx';
import { ForgotFlow } from './ForgotFlow.tsx';
import { TeamForm } from './TeamForm.tsx';
import { useStaffEntry } from './use-staff-entry.ts';

/** /login-admin: the owner, and administrators whose status is 1 (P §4.1). */
export function CompanyLogin() {
  const enter = useStaffEntry('company');
  return (
    <OutsideShell narrow>
      <CompanyForm onLogin={async (body) => enter((await send(companyLogin, { body })).result)} />
    </OutsideShell>
  );
}

/** /login-team: the owner, and roles 2 to 5 whose status is 1. */
export function TeamLogin() {
  const enter = useStaffEntry('team');
  return (
    <OutsideShell narrow>
      <TeamForm onLogin={async (body) => enter((await send(teamLogin, { body })).result)} />
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
