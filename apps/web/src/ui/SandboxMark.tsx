import { m } from '@pramaan/messages';
import { useSite } from '../lib/site.ts';
import classes from './SandboxMark.module.css';

/** On every page whose outside world is played by the sandbox. */
export function SandboxMark() {
  const { sandbox } = useSite();
  return sandbox ? <p className={classes.mark}>{m.shell_sandbox()}</p> : null;
}
