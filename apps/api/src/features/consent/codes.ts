import { ApiError } from '@pramaan/contract/errors.ts';
import type { Language } from '@pramaan/contract/languages.ts';
import { type Actor, audit } from '../../platform/audit.ts';
import { issueCode, takeCode } from '../../platform/one-time-codes.ts';
import { sql } from '../../platform/sql.ts';
import type { ConsentLinks, FoundLink, LinkDeps, LinkKind } from './links.ts';

/** The token in what a page sends as `link`: the token itself, or the whole address that carried it. */
export function tokenIn(link: string): string {
  if (!link.includes('?')) return link;
  return new URLSearchParams(link.slice(link.indexOf('?') + 1)).get('token') ?? '';
}

/** Codes that prove an address: sent only to the address of a link, good only for that address. */
export function consentCodes({ db, vault: hashes, outbox }: LinkDeps, links: ConsentLinks) {
  const same = (link: FoundLink, said: string | undefined) =>
    !said ||
    (link.kind === 'mobile' ? said.replace(/\D/g, '').slice(-10) : said.trim().toLowerCase()) ===
      link.address;

  return {
    /** Sends the code of a link, in the language of whoever asks. Seconds until another may be asked for. */
    async send(
      token: string,
      applicant: string,
      kinds: readonly LinkKind[],
      said: string | undefined,
      language: Language,
    ): Promise<{ resendAfter: number }> {
      const { link } = await links.open(tokenIn(token), applicant);
      // An address other than the link's own is no reason to say so: the link does not exist for it.
      if (!kinds.includes(link.kind) || !same(link, said)) throw new ApiError('LINK_EXPIRED');
      const { code, resendAfter } = await issueCode(
        db,
        hashes,
        'consent',
        `${link.kind} ${link.address}`,
        Buffer.from(link.id),
      );
      if (code)
        await db.tenant(link.lender_id, (trx) =>
          outbox.queue(trx, link.lender_id, {
            channel: link.kind === 'mobile' ? 'sms' : 'email',
            to: link.address,
            template: link.kind === 'mobile' ? 'consent-code-sms' : 'consent-code-email',
            language,
            values: { lender: link.lender_name, code },
          }),
        );
      return { resendAfter };
    },

    /** Takes a code: the address is proved, and the link it was sent for may go on. */
    async take(
      kind: LinkKind,
      address: string,
      code: string,
      asking: Actor,
      applicant?: string,
    ): Promise<{ verified: true; kind: LinkKind }> {
      const memo = await takeCode(db, hashes, 'consent', `${kind} ${address}`, code, asking.ip);
      const id = Buffer.from(memo ?? []).toString();
      const [found] = await db.query<{ lender_id: string; applicant_id: string }>(
        sql`select * from find_consent_link_by_id(${id})`,
      );
      if (!found || (applicant !== undefined && found.applicant_id !== applicant))
        throw new ApiError('LINK_EXPIRED');
      await db.tenant(found.lender_id, async (trx) => {
        // Proving an e-mail address is all that its link is for; a mobile's link goes on to the agreement.
        const [row] = await trx.query(sql`
          update consent_link set verified_at = now(), used_at = now() + case when kind <> 'mobile' then interval '0' end
          where id = ${id} and used_at is null and revoked_at is null and expires_at > now() returning id`);
        if (!row) throw new ApiError('LINK_EXPIRED', 'Link has expired. Please generate again');
        await trx.query(sql`
          insert into contact (applicant_id, lender_id, kind, address_hash)
          values (${found.applicant_id}, ${found.lender_id}, ${kind}, ${hashes.lookup('contact', address)})
          on conflict (lender_id, applicant_id, kind) do update set address_hash = excluded.address_hash, verified_at = excluded.verified_at`);
        await audit(
          trx,
          found.lender_id,
          { ...asking, kind: 'link', id },
          'contact.verified',
          found.applicant_id,
          { kind },
        );
      });
      return { verified: true, kind };
    },
  };
}
