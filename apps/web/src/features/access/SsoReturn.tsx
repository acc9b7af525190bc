import { finishSso } from '@pramaan/contract/calls/sso.ts';
import { errors } from '@pramaan/contract/errors.ts';
import { m } from '@pramaan/messages';
import { useEffect, useRef, useState } from 'react';
import { send } from '../../lib/client.ts';
import { loginSentence } from '../../lib/login-sentence.ts';
import { Button } from '../../ui/Button.tsx';
import { OutsideShell } from '../../ui/OutsideShell.tsx';
import { PageHeading } from '../../ui/PageHeading.tsx';
import { PageLoading } from '../../ui/PageLoading.tsx';
import { useStaffEntry } from './use-staff-entry.ts';

/** /login-sso: where the lender's provider sends the browser back to. */
export function SsoReturn() {
  const enter = useStaffEntry('team');
  const [failure, setFailure] = useState<string | null>(null);
  const asked = useRef(false);
  useEffect(() => {
    // What came back is good once: drawing the page twice must not send it twice.
    if (asked.current) return;
    asked.current = true;
    const params = new URLSearchParams(window.location.search);
    const body = { state: params.get('state') ?? '', code: params.get('code') ?? '' };
    if (!body.state || !body.code) {
      setFailure(errors.SSO_OVER.message);
      return;
    }
    // Neither stays in the address, nor in the browser's history.
    window.history.replaceState(null, '', window.location.pathname);
    send(finishSso, { body }).then(
      ({ result }) => enter(result),
      (thrown: unknown) => setFailure(loginSentence(thrown)),
    );
  }, [enter]);
  if (!failure) return <PageLoading />;
  return (
    <OutsideShell narrow>
      <PageHeading title={m.sso_failed()} lead={failure} />
      <Button href="/login-team" variant="default">
        {m.sso_back()}
      </Button>
    </OutsideShell>
  );
}
