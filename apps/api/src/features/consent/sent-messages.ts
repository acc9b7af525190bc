import type { listSentMessages } from '@pramaan/contract/calls/consent.ts';
import type { ResultOf } from '@pramaan/contract/define.ts';
import { languages } from '@pramaan/contract/languages.ts';
import type { Principal } from '../../http/context.ts';
import { sql } from '../../platform/sql.ts';
import type { TemplateId } from '../../providers/messages/templates.ts';
import type { LinkDeps } from './links.ts';
import { messagesTo } from './messages-to.ts';

type Sent = ResultOf<typeof listSentMessages>[number];

interface Row {
  id: string;
  channel: Sent['channel'];
  template: TemplateId;
  address_hash: Uint8Array;
  state: Sent['state'];
  at: Date;
  gateway: string | null;
  reason: string;
  text_language: string | null;
  text_version: number | null;
}

/** What a message is for, by the beginning of its template's name. */
const abouts = {
  'applicant-login': 'login-code',
  'consent-code': 'consent-code',
  'consent-link': 'consent-link',
  'consent-receipt': 'consent-receipt',
  'application-received': 'received',
  ask: 'information-request',
  'loan-approved': 'approval',
  'loan-declined': 'rejection',
  'appeal-answered': 'appeal',
} as const satisfies Record<string, Sent['about']>;

const aboutOf = (template: TemplateId): Sent['about'] =>
  Object.entries(abouts).find(([begins]) => template.startsWith(begins))?.[1] ?? 'other';

function textOf({ text_language, text_version }: Row): Sent['text'] {
  const language = languages.find((one) => one === text_language);
  return language ? { language, version: text_version ?? 0 } : null;
}

/** Messages of the last 90 days to the addresses of an applicant's profile, newest first, at most 100. Never their text. */
export function sentMessages(deps: LinkDeps, principal: Principal, applicant: string): Promise<Sent[]> {
  return messagesTo(deps, principal, applicant, async (trx, to) => {
    const rows = await trx.query<Row>(sql`
      select id, channel, template, address_hash, state, coalesce(reported_at, sent_at, created_at) as at /* never null: at */, gateway, reason,
        text_language, text_version
      from message
      where address_hash = any(${to.hashes}::bytea[]) and created_at > now() - interval '90 days'
      order by created_at desc limit 100`);
    return rows.map((row) => ({
      ...{ _id: row.id, channel: row.channel, about: aboutOf(row.template), state: row.state },
      sentTo: to.masked(row.address_hash),
      ...{ at: row.at.toISOString(), gateway: row.gateway ?? '', reason: row.reason },
      text: textOf(row),
    }));
  });
}
