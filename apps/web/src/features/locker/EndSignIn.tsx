import { m } from '@pramaan/messages';
import { useState } from 'react';
import { send } from '../../lib/client.ts';
import { lockerClient } from './locker-client.ts';

/** Ends the sign-in at DigiLocker, there and here. */
export function EndSignIn({ token, onEnded }: { token: string; onEnded: () => void }) {
  const [busy, setBusy] = useState(false);
  async function end() {
    if (busy) return;
    setBusy(true);
    // One that is over already is ended too: what the person wants is that nothing more is read.
    await send(lockerClient.revokeToken, { body: { token } }).catch(() => undefined);
    onEnded();
  }
  return (
    <div>
      <button type="button" className="link" aria-busy={busy || undefined} onClick={() => void end()}>
        {m.locker_end()}
      </button>
    </div>
  );
}
