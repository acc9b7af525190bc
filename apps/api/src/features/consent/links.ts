import { ApiError } from '@pramaan/contract/errors.ts';
import { limits } from '@pramaan/contract/limits.ts';
import type { ConsentStyle } from '@pramaan/contract/purposes.ts';
import { email as emailKind } from '@pramaan/documents/identifiers/email.ts';
import { masked } from '@pramaan/documents/masked.ts';
import { readLanguage } from '../../case-file/language.ts';
import { lenderName, readProfile } from '../../case-file/profile.ts';
import type { Principal } from '../../http/context.ts';
import { hashSecret } from '../../http/tokens.ts';
import { type Actor, audit } from '../../platform/audit.ts';
import { bound } from '../../platform/bound.ts';
import type { Database } from '../../platform/database.ts';
import { newId, newSecret } from '../../platform/ids.ts';
import { sql } from '../../platform/sql.ts';
import type { LenderVault, Vault } from '../../platform/vault.ts';
import type { Outbox } from '../../providers/messages/outbox.ts';

export type LinkKind = 'mobile' | 'personal' | 'business';

/** A consent link as its token finds it, its address opened. */
export interface FoundLink {
  id: string;
  lender_id: string;
  lender_name: string;
  branding: { accent?: string };
  settings: { consentStyle?: ConsentStyle };
  applicant_id: string;
  kind: LinkKind;
  address: string;
  address_hash: Uint8Array;
  expires_at: Date;
  verified_at: Date | null;
  used_at: Date | null;
}

type LinkRow = Omit<FoundLink, 'address'> & { address: Uint8Array; revoked_at: Date | null };

export interface LinkDeps {
  db: Database;
  vault: Vault;
  outbox: Outbox;
  publicUrl: string;
}

const about = (id: string) => `consent link ${id}`;

/** A mobile number's last four digits, or an e-mail address's first letter and host: enough to know one's own. */
export function maskedAddress(kind: LinkKind, address: string): string {
  if (kind === 'mobile') return masked(address);
  const [name = '', host = ''] = address.split('@');
  return `${name.slice(0, 1)}•••@${host}`;
}

/** The kind that a call's `type` names: business, personal, or any other value meaning mobile (P §3.3). */
export function kindOf(type: string | undefined): LinkKind {
  return type === 'business' || type === 'personal' ? type : 'mobile';
}

function urlOf(
  { publicUrl }: LinkDeps,
  link: {
    applicant: string;
    token: string;
    kind: LinkKind;
    name: string;
    address: string;
  },
): string {
  const query = new URLSearchParams({ id: link.applicant, token: link.token });
  if (link.kind !== 'mobile') {
    query.set('type', link.kind);
    query.set('name', link.name);
    query.set('email', link.address);
  }
  return `${publicUrl}/consent?${query}`;
}

function addressFor(
  kind: LinkKind,
  given: string | undefined,
  profile: { mobileNo: string; email: string },
): string {
  if (kind === 'mobile') return profile.mobileNo;
  const address = (given || profile.email).trim().toLowerCase();
  if (emailKind.check(address).fault === null) return address;
  throw new ApiError(
    'BAD_REQUEST',
    address
      ? 'An e-mail address reads like name@example.in.'
      : 'This applicant has no e-mail address yet. Enter one.',
    [{ path: 'email', message: 'Enter the e-mail address to send the link to.' }],
  );
}

/** Makes a link and queues the message that carries it, in one transaction. */
async function create(
  deps: LinkDeps,
  principal: Principal,
  applicant: string,
  kind: LinkKind,
  email: string | undefined,
  actor: Actor,
) {
  const { vault: hashes, db, outbox } = deps;
  const vault = await hashes.of(principal.lender, db);
  const id = newId();
  const token = newSecret();
  const expires = new Date(Date.now() + limits.consentLinkLife);
  return db.tenant(principal.lender, async (trx) => {
    const profile = await readProfile(trx, vault, applicant);
    if (!profile) throw new ApiError('NO_SUCH_APPLICANT');
    const address = addressFor(kind, email, profile);
    const lender = await lenderName(trx, principal.lender);
    const link = urlOf(deps, { applicant, token, kind, name: profile.name, address });
    const message = await outbox.queue(trx, principal.lender, {
      channel: kind === 'mobile' ? 'sms' : 'email',
      to: address,
      template: `consent-link-${kind}`,
      language: await readLanguage(trx, applicant),
      values: { lender, name: profile.name || 'applicant', link },
    });
    await trx.query(sql`
          insert into consent_link (id, lender_id, applicant_id, kind, token_hash, address, address_hash, created_by, expires_at, message_id)
          values (${id}, ${principal.lender}, ${applicant}, ${kind}, ${hashSecret(token)}, ${vault.seal(address, about(id))},
            ${hashes.lookup('contact', address)}, ${principal.id}, ${expires}, ${message})`);
    await audit(trx, principal.lender, actor, 'consent-link.sent', applicant, { kind });
    return {
      _id: id,
      link,
      type: kind,
      sentTo: maskedAddress(kind, address),
      expiresAt: expires.toISOString(),
    };
  });
}

async function list({ vault: hashes, db }: LinkDeps, principal: Principal, applicant: string) {
  const vault = await hashes.of(principal.lender, db);
  const rows = await db.tenant(principal.lender, (trx) =>
    trx.query<{
      id: string;
      kind: LinkKind;
      address: Uint8Array;
      state: 'sent' | 'opened' | 'verified' | 'expired' | 'revoked';
      created_at: Date;
      expires_at: Date;
      delivery: string | null;
      delivery_reason: string | null;
    }>(sql`
          select c.id, c.kind, c.address, c.created_at, c.expires_at, m.state as delivery, m.reason as delivery_reason, /* may be null: delivery, delivery_reason */
            case when c.used_at is not null then 'verified' when c.revoked_at is not null then 'revoked'
              when c.expires_at < now() then 'expired' when c.opened_at is not null then 'opened' else 'sent' end as state
          from consent_link c left join message m on m.lender_id = c.lender_id and m.id = c.message_id
          where c.applicant_id = ${applicant} order by c.created_at desc limit 100`),
  );
  return rows.map((row) => ({
    _id: row.id,
    type: row.kind,
    sentTo: maskedAddress(row.kind, vault.open(row.address, about(row.id)).toString()),
    state: row.state,
    createdAt: row.created_at.toISOString(),
    expiresAt: row.expires_at.toISOString(),
    delivery: row.delivery ?? 'unknown',
    deliveryReason: row.delivery_reason ?? '',
  }));
}

async function revoke(
  { db }: LinkDeps,
  principal: Principal,
  applicant: string,
  link: string,
  actor: Actor,
): Promise<void> {
  await db.tenant(principal.lender, async (trx) => {
    const [row] = await trx.query(sql`
          update consent_link set revoked_at = least(revoked_at, now()) where id = ${link} and applicant_id = ${applicant} and used_at is null returning id`);
    if (!row) throw new ApiError('NOT_FOUND', 'This link does not exist or is not open.');
    await audit(trx, principal.lender, actor, 'consent-link.revoked', applicant);
  });
}

/** The open link of a token. Throws LINK_EXPIRED, or ALREADY_VERIFIED when it has done its work. Tells nothing else. */
async function open(
  { db, vault: hashes }: LinkDeps,
  token: string,
  applicant?: string,
): Promise<{ link: FoundLink; vault: LenderVault }> {
  const [row] = await db.query<LinkRow>(sql`select * from find_consent_link(${hashSecret(token)})`);
  if (!row || (applicant !== undefined && row.applicant_id !== applicant) || row.revoked_at)
    throw new ApiError('LINK_EXPIRED');
  if (row.used_at) throw new ApiError('ALREADY_VERIFIED');
  if (row.expires_at.valueOf() < Date.now()) throw new ApiError('LINK_EXPIRED');
  const vault = await hashes.of(row.lender_id, db);
  return { link: { ...row, address: vault.open(row.address, about(row.id)).toString() }, vault };
}

/** Links that ask one person for consent, or prove one address theirs: random, single-purpose, expiring, revocable. */
export function consentLinks(deps: LinkDeps) {
  return bound(deps, { create, list, revoke, open, urlOf });
}

export type ConsentLinks = ReturnType<typeof consentLinks>;
