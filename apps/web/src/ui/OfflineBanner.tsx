import { m } from '@pramaan/messages';
import { useOnline } from '../lib/use-online.ts';
import classes from './SandboxMark.module.css';

/** While there is no connection: what cannot wait for one. What can says so itself, where it is done. */
export function OfflineBanner() {
  const online = useOnline();
  return <div role="status">{online ? null : <p className={classes.mark}>{m.shell_offline()}</p>}</div>;
}
