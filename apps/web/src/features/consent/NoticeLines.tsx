import { type ReactNode, useId } from 'react';
import { t } from '../../lib/catalogue.ts';
import { Icon } from '../../ui/Icon.tsx';
import classes from './Consent.module.css';

function Line({ words, children }: { words: string; children: ReactNode }) {
  const id = useId();
  return (
    <li className={classes.line}>
      {/* The specification's line is given, not chosen: it cannot be unticked. */}
      <input id={id} type="checkbox" className={classes.box} checked disabled readOnly />
      <div>
        <label htmlFor={id} className={classes.words}>
          {words}
        </label>
        <p className={classes.papers}>{children}</p>
      </div>
    </li>
  );
}

function Paper({ href, children }: { href: string; children: ReactNode }) {
  return (
    <a className="link" href={href} target="_blank" rel="noreferrer">
      {children}
      <span className="visually-hidden"> {t('consent.opens')}</span>
      <Icon name="next" size={14} />
    </a>
  );
}

/** The two disabled, pre-ticked agreement lines of P §2.2, each with its documents. */
export function NoticeLines() {
  return (
    <ul className={classes.lines}>
      <Line words={t('consent.terms')}>
        <Paper href="/legal/terms">{t('consent.terms.read')}</Paper>
        <Paper href="/legal/privacy">{t('consent.privacy.read')}</Paper>
      </Line>
      <Line words={t('consent.bureau')}>
        <Paper href="/legal/bureau">{t('consent.bureau.read')}</Paper>
      </Line>
    </ul>
  );
}
