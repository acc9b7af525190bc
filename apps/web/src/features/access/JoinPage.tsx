import { acceptInvitation, openInvitation } from '@pramaan/contract/calls/team.ts';
import { roles } from '@pramaan/contract/role-ids.ts';
import { m } from '@pramaan/messages';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useLocation } from 'wouter';
import { send } from '../../lib/client.ts';
import { CallFailure } from '../../lib/failure.ts';
import { roleName } from '../../lib/role-name.ts';
import { showSnack } from '../../lib/snackbar.ts';
import { Button } from '../../ui/Button.tsx';
import { NoAnswer } from '../../ui/NoAnswer.tsx';
import { OutsideShell } from '../../ui/OutsideShell.tsx';
import { PageHeading } from '../../ui/PageHeading.tsx';
import { PageLoading } from '../../ui/PageLoading.tsx';
import { NewPasswordForm } from './NewPasswordForm.tsx';

/** /join#{token}: an invited person chooses the first password. The token stays in the browser and in the body of calls. */
export function JoinPage() {
  const [token] = useState(() => window.location.hash.slice(1));
  const [, navigate] = useLocation();
  const invited = useQuery({
    queryKey: ['invitation', token],
    queryFn: async ({ signal }) => (await send(openInvitation, { body: { token }, signal })).result,
    staleTime: Number.POSITIVE_INFINITY,
    enabled: token !== '',
  });
  const answered = invited.error instanceof CallFailure && invited.error.answered;
  if (token !== '' && invited.isPending) return <PageLoading />;
  if (invited.error && !answered) return <NoAnswer onRetry={() => invited.refetch()} />;
  if (!invited.data)
    return (
      <OutsideShell narrow>
        <PageHeading title={m.join_expired()} lead={m.join_expired_text()} />
        <Button href="/login-team" variant="default">
          {m.join_login()}
        </Button>
      </OutsideShell>
    );
  const { lender, name, roleId, userName } = invited.data;
  return (
    <OutsideShell narrow>
      <NewPasswordForm
        title={m.join_title({ name })}
        lead={m.join_lead({ lender, role: roleName(roleId) })}
        userName={userName}
        onSet={async (password) => {
          await send(acceptInvitation, { body: { token, password } });
          // An owner has a mobile number, and their own door; others may have a user name alone.
          navigate(roleId === roles.owner ? '/login-admin' : '/login-team', { replace: true });
          showSnack(m.join_set());
        }}
      />
    </OutsideShell>
  );
}
