import { t } from '../../lib/catalogue.ts';
import { showSnack } from '../../lib/snackbar.ts';
import { Button } from '../../ui/Button.tsx';
import classes from './SecondFactor.module.css';

/** The recovery codes, shown once. */
export function RecoveryCodes({ codes, onKept }: { codes: readonly string[]; onKept: () => void }) {
  const copy = async () => {
    await navigator.clipboard.writeText(codes.join('\n'));
    showSnack(t('factor.recovery.copied'));
  };
  return (
    <section className="stack" aria-label={t('factor.recovery.title')}>
      <h3 className={classes.text}>{t('factor.recovery.title')}</h3>
      <p className={classes.text}>{t('factor.recovery.text')}</p>
      <ul className={classes.codes}>
        {codes.map((code) => (
          <li key={code}>
            <code>{code}</code>
          </li>
        ))}
      </ul>
      <div className="row">
        <Button variant="default" onClick={copy}>
          {t('factor.recovery.copy')}
        </Button>
        <Button onClick={onKept}>{t('factor.recovery.done')}</Button>
      </div>
    </section>
  );
}
