import type { Principal } from '../../http/context.ts';
import { sql } from '../../platform/sql.ts';
import type { TemplateId } from '../../providers/messages/templates.ts';
import type { LinkDeps } from './links.ts';
import { messagesTo } from './messages-to.ts';

/** What a message was for, as the lender's team knows it. */
type About = 'login-code' | 'consent-code' | 'consent-link' | 'other';

function aboutOf(template: TemplateId): About {
  if (template === 'applicant-login') return 'login-code';
  if (template.startsWith('consent-code')) return 'consent-code';
  return template.startsWith('consent-link') ? 'consent-link' : 'other';
}

/** Messages of the last 30 days to the addresses of an applicant's profile that did not arrive, newest first. Never their text. */
export function undeliveredMessages(deps: LinkDeps, principal: Principal, applicant: string) {
  return messagesTo(deps, principal, applicant, async (trx, to) => {
    // Never tried: over the day's limit, or not meant to be sent.
    const rows = await trx.query<{
      id: string;
      channel: 'sms' | 'email';
      template: TemplateId;
      address_hash: Uint8Array;
      at: Date;
      gateway: string | null;
      reason: string;
    }>(sql`
      select id, channel, template, address_hash, coalesce(reported_at, created_at) as at /* never null: at */, gateway, reason
      from message
      where address_hash = any(${to.hashes}::bytea[]) and state = 'failed' and tries > 0
        and created_at > now() - interval '30 days'
      order by created_at desc limit 20`);
    return rows.map((row) => ({
      _id: row.id,
      channel: row.channel,
      about: aboutOf(row.template),
      sentTo: to.masked(row.address_hash),
      at: row.at.toISOString(),
      gateway: row.gateway ?? '',
      reason: row.reason,
    }));
  });
}
