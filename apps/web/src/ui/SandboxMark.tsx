import { t } from '../lib/catalogue.ts';
import { useSite } from '../lib/site.ts';
import classes from './SandboxMark.module.css';

/** On every page whose outside world is played by the sandbox. */
export function SandboxMark() {
  const { sandbox } = useSite();
  return sandbox ? <p className={classes.mark}>{t('shell.sandbox')}</p> : null;
}
