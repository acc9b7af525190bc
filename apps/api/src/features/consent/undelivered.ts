import { readProfile } from '../../case-file/profile.ts';
import type { Principal } from '../../http/context.ts';
import { sql } from '../../platform/sql.ts';
import type { TemplateId } from '../../providers/messages/templates.ts';
import { type LinkDeps, maskedAddress } from './links.ts';

/** What a message was for, as the lender's team knows it. */
type About = 'login-code' | 'consent-code' | 'consent-link' | 'other';

function aboutOf(template: TemplateId): About {
  if (template === 'applicant-login') return 'login-code';
  if (template.startsWith('consent-code')) return 'consent-code';
  return template.startsWith('consent-link') ? 'consent-link' : 'other';
}

/** Messages of the last 30 days to the addresses of an applicant's profile that did not arrive, newest first. Never their text. */
export async function undeliveredMessages(
  { vault: hashes, db }: LinkDeps,
  { lender }: Principal,
  applicant: string,
) {
  const vault = await hashes.of(lender, db);
  return db.tenant(lender, async (trx) => {
    const profile = await readProfile(trx, vault, applicant);
    const addresses = [
      { kind: 'mobile', address: profile?.mobileNo ?? '' },
      { kind: 'personal', address: profile?.email.trim().toLowerCase() ?? '' },
    ] as const;
    const known = addresses
      .filter(({ address }) => address !== '')
      .map((one) => ({ ...one, hash: hashes.lookup('message address', one.address) }));
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
      where address_hash = any(${known.map(({ hash }) => hash)}::bytea[]) and state = 'failed' and tries > 0
        and created_at > now() - interval '30 days'
      order by created_at desc limit 20`);
    return rows.map((row) => {
      const to = known.find(({ hash }) => hash.equals(row.address_hash));
      return {
        _id: row.id,
        channel: row.channel,
        about: aboutOf(row.template),
        sentTo: to ? maskedAddress(to.kind, to.address) : '',
        at: row.at.toISOString(),
        gateway: row.gateway ?? '',
        reason: row.reason,
      };
    });
  });
}
