import { m } from '@pramaan/messages';
import type { ReactNode } from 'react';
import { usePageTitle } from '../../lib/page-title.ts';
import { Button } from '../../ui/Button.tsx';
import { Icon, type IconName } from '../../ui/Icon.tsx';
import classes from './Consent.module.css';
import type { Stage } from './stage.ts';

interface End {
  icon: IconName;
  tone: 'good' | 'bad' | 'doubt';
  title: string;
  text?: string;
  next: string;
  action?: ReactNode;
}

function endOfStage(stage: Stage, item: string, lender: string): End | null {
  switch (stage.at) {
    case 'verified':
      return {
        icon: 'check',
        tone: 'good',
        title: m.consent_thanks(),
        text: m.consent_verified({ item }),
        next: m.consent_close(),
      };
    case 'recorded':
      return {
        icon: 'check',
        tone: 'good',
        title: m.consent_thanks(),
        next: m.consent_verified({ item }),
      };
    case 'already':
      return { icon: 'check', tone: 'good', title: m.consent_already(), next: m.consent_already_next() };
    case 'expired':
      return {
        icon: 'clock',
        tone: 'doubt',
        title: stage.again ? m.consent_expired_again() : m.consent_expired(),
        ...(stage.again ? {} : { text: m.consent_expired_sorry() }),
        next: m.consent_expired_next({ lender }),
      };
    case 'nolink':
      return { icon: 'phone', tone: 'doubt', title: m.consent_nolink(), next: m.consent_nolink_next() };
    case 'failed':
      return {
        icon: 'warn',
        tone: 'bad',
        title: m.consent_failed(),
        next: m.consent_failed_next({ lender }),
        action: <Button onClick={stage.retry}>{m.consent_retry()}</Button>,
      };
    default:
      return null;
  }
}

function EndPage({ icon, tone, title, text, next, action }: End) {
  usePageTitle(title);
  return (
    <div className={classes.verdict} role={tone === 'good' ? 'status' : 'alert'}>
      <span className={classes.sign} data-tone={tone}>
        <Icon name={icon} size={28} />
      </span>
      <h1>{title}</h1>
      {text ? <p className={classes.said}>{text}</p> : null}
      <p className={classes.quiet}>{next}</p>
      {action}
    </div>
  );
}

/** Where the page ends: one sentence and one thing to do. */
export function Verdict({ stage, item, lender }: { stage: Stage; item: string; lender: string }) {
  const end = endOfStage(stage, item, lender);
  return end ? <EndPage key={end.title} {...end} /> : null;
}
