import { m } from '@pramaan/messages';
import { useOnline } from '../lib/online.ts';
import classes from './SandboxMark.module.css';

/** While there is no connection: nothing is lost. */
export function OfflineBanner() {
  const online = useOnline();
  return <div role="status">{online ? null : <p className={classes.mark}>{m.shell_offline()}</p>}</div>;
}
