import { beginPasskeyLogin, logInByPasskey } from '@pramaan/contract/calls/passkeys.ts';
import { m } from '@pramaan/messages';
import { send } from '../../lib/client.ts';
import { knowsPasskeys, signWithPasskey } from '../../lib/passkey.ts';
import { useAction } from '../../lib/use-action.ts';
import { Button } from '../../ui/Button.tsx';
import classes from './Access.module.css';
import { useStaffEntry } from './use-staff-entry.ts';

/** The way in by a passkey, where the browser knows them. */
export function PasskeyButton() {
  const enter = useStaffEntry('team');
  const { busy, run } = useAction();
  if (!knowsPasskeys()) return null;
  const go = () =>
    run('passkey', async () => {
      const { result } = await send(beginPasskeyLogin, {});
      const answer = await signWithPasskey(result.options, m.passkey_login_none());
      enter((await send(logInByPasskey, { body: { answer } })).result);
      return undefined;
    });
  return (
    <div className={classes.links}>
      <Button variant="default" fullWidth loading={busy !== null} onClick={() => void go()}>
        {m.passkey_login()}
      </Button>
    </div>
  );
}
