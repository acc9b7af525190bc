import type { listConsents } from '@pramaan/contract/calls/consent.ts';
import type { ResultOf } from '@pramaan/contract/define.ts';
import { type Message, m } from '@pramaan/messages';
import type { ReactNode } from 'react';
import { formatMoment } from '../lib/format.ts';
import { pageLanguage } from '../lib/language.ts';
import { Card } from '../ui/Card.tsx';
import { StatusBadge } from '../ui/StatusBadge.tsx';
import classes from './ConsentFacts.module.css';

export type Consent = ResultOf<typeof listConsents>['consents'][number];

const channels: Readonly<Record<string, Message>> = {
  'sms-link': m.mine_channel_sms_link,
  portal: m.mine_channel_portal,
  login: m.mine_channel_login,
  demo: m.mine_channel_demo,
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
  if (consent.given) return <StatusBadge tone="good">{m.mine_submitted()}</StatusBadge>;
  return <StatusBadge tone="quiet">{consent.at ? m.mine_withdrawn() : m.mine_not()}</StatusBadge>;
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
  const language = pageLanguage();
  const { given, at, version, channel, receipt } = consent;
  return (
    <Card>
      <div className={classes.head}>
        <h2 className={classes.line}>{consent.line}</h2>
        <State consent={consent} />
      </div>
      {at ? (
        <dl className={classes.facts}>
          <Fact name={given ? m.mine_since() : m.mine_withdrawn_at()}>
            <time dateTime={at}>{formatMoment(at, language)}</time>
          </Fact>
          {given ? <Fact name={m.mine_until()}>{m.mine_until_value()}</Fact> : null}
          <Fact name={m.mine_channel()}>{(channels[channel ?? ''] ?? m.mine_channel_other)()}</Fact>
        </dl>
      ) : null}
      <details className={classes.more}>
        <summary>{m.mine_more()}</summary>
        <p>{consent.more}</p>
      </details>
      {at ? (
        <details className={classes.more}>
          <summary>{m.mine_details()}</summary>
          <dl className={classes.facts}>
            <Fact name={m.mine_for()}>{lender}</Fact>
            <Fact name={m.mine_version()}>{version}</Fact>
            <Fact name={m.mine_receipt()}>
              <code className={classes.receipt}>{receipt}</code>
            </Fact>
          </dl>
        </details>
      ) : null}
      {children}
    </Card>
  );
}
