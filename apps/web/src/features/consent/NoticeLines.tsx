import { m } from '@pramaan/messages';
import { type ReactNode, useId } from 'react';
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
        <p className={classes.documents}>{children}</p>
      </div>
    </li>
  );
}

function Document({ href, children }: { href: string; children: ReactNode }) {
  return (
    <a className="link" href={href} target="_blank" rel="noreferrer">
      {children}
      <span className="visually-hidden"> {m.consent_opens()}</span>
      <Icon name="next" size={14} />
    </a>
  );
}

/** The two disabled, pre-ticked agreement lines of P §2.2, each with its documents. */
export function NoticeLines() {
  return (
    <ul className={classes.lines}>
      <Line words={m.consent_terms()}>
        <Document href="/legal/terms">{m.consent_terms_read()}</Document>
        <Document href="/legal/privacy">{m.consent_privacy_read()}</Document>
      </Line>
      <Line words={m.consent_bureau()}>
        <Document href="/legal/bureau">{m.consent_bureau_read()}</Document>
      </Line>
    </ul>
  );
}
