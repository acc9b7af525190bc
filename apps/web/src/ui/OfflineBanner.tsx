import { type Message, m } from '@pramaan/messages';
import { useOnline } from '../lib/use-online.ts';
import classes from './SandboxMark.module.css';

/** While there is no connection: what cannot wait for one. What can says so itself, where it is done. */
export function OfflineBanner({ words = m.shell_offline }: { words?: Message | undefined }) {
  const online = useOnline();
  return <div role="status">{online ? null : <p className={classes.mark}>{words()}</p>}</div>;
}
