import type { myConsents } from '@pramaan/contract/calls/consent.ts';
import type { ResultOf } from '@pramaan/contract/define.ts';
import type { ReactNode } from 'react';
import { type PlainKey, t } from '../lib/catalogue.ts';
import { formatMoment } from '../lib/format.ts';
import { useLanguage } from '../lib/language.ts';
import { Card } from '../ui/Card.tsx';
import { StatusBadge } from '../ui/StatusBadge.tsx';
import classes from './ConsentFacts.module.css';

export type Consent = ResultOf<typeof myConsents>['consents'][number];

const channels: Readonly<Record<string, PlainKey>> = {
  'sms-link': 'mine.channel.sms-link',
  room: 'mine.channel.room',
  login: 'mine.channel.login',
  demo: 'mine.channel.demo',
};

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className={classes.fact}>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  );
}

function State({ consent }: { consent: Consent }) {
  if (consent.given) return <StatusBadge tone="good">{t('mine.given')}</StatusBadge>;
  return <StatusBadge tone="quiet">{t(consent.at ? 'mine.withdrawn' : 'mine.not')}</StatusBadge>;
}

/** One purpose: the words, how it stands, and the facts of the last row of the ledger. */
export function ConsentFacts({
  consent,
  lender,
  children,
}: {
  consent: Consent;
  lender: string;
  children?: ReactNode;
}) {
  const language = useLanguage();
  const { given, at, version, channel, receipt } = consent;
  return (
    <Card>
      <div className={classes.head}>
        <h2 className={classes.line}>{consent.line}</h2>
        <State consent={consent} />
      </div>
      {at ? (
        <dl className={classes.facts}>
          <Fact name={t('mine.for')}>{lender}</Fact>
          <Fact name={t(given ? 'mine.since' : 'mine.withdrawn.at')}>
            <time dateTime={at}>{formatMoment(at, language)}</time>
          </Fact>
          {given ? <Fact name={t('mine.until')}>{t('mine.until.value')}</Fact> : null}
          <Fact name={t('mine.channel')}>{t(channels[channel ?? ''] ?? 'mine.channel.other')}</Fact>
          <Fact name={t('mine.version')}>{version}</Fact>
          <Fact name={t('mine.receipt')}>
            <code className={classes.receipt}>{receipt}</code>
          </Fact>
        </dl>
      ) : null}
      <details className={classes.more}>
        <summary>{t('mine.more')}</summary>
        <p>{consent.more}</p>
      </details>
      {children}
    </Card>
  );
}
