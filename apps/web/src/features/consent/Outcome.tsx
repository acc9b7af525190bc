import type { ReactNode } from 'react';
import { t } from '../../lib/catalogue.ts';
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
        title: t('consent.thanks'),
        text: t('consent.verified', { item }),
        next: t('consent.close'),
      };
    case 'recorded':
      return {
        icon: 'check',
        tone: 'good',
        title: t('consent.thanks'),
        next: t('consent.verified', { item }),
      };
    case 'already':
      return { icon: 'check', tone: 'good', title: t('consent.already'), next: t('consent.already.next') };
    case 'expired':
      return {
        icon: 'clock',
        tone: 'doubt',
        title: t(stage.again ? 'consent.expired.again' : 'consent.expired'),
        ...(stage.again ? {} : { text: t('consent.expired.sorry') }),
        next: t('consent.expired.next', { lender }),
      };
    case 'nolink':
      return { icon: 'phone', tone: 'doubt', title: t('consent.nolink'), next: t('consent.nolink.next') };
    case 'failed':
      return {
        icon: 'warn',
        tone: 'bad',
        title: t('consent.failed'),
        next: t('consent.failed.next', { lender }),
        action: <Button onClick={stage.retry}>{t('consent.retry')}</Button>,
      };
    default:
      return null;
  }
}

function EndPage({ icon, tone, title, text, next, action }: End) {
  usePageTitle(title);
  return (
    <div className={classes.outcome} role={tone === 'good' ? 'status' : 'alert'}>
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
export function Outcome({ stage, item, lender }: { stage: Stage; item: string; lender: string }) {
  const end = endOfStage(stage, item, lender);
  return end ? <EndPage key={end.title} {...end} /> : null;
}
