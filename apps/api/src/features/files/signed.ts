import { ApiError } from '@pramaan/contract/errors.ts';
import { limits } from '@pramaan/contract/limits.ts';
import type { Arrivals, Arriving } from '../../case-file/arrival.ts';
import type { StoredFile, Uploads } from '../../case-file/uploads.ts';
import { allowTry, giveTryBack } from '../../platform/attempts.ts';
import { type Actor, audit } from '../../platform/audit.ts';
import type { Database } from '../../platform/database.ts';
import { type LinkClaims, signedLinks } from '../../platform/signed-links.ts';
import type { Vault } from '../../platform/vault.ts';
import { kindToSend } from './kinds.ts';

interface Whose {
  lender: string;
  applicant: string;
}

interface SignedUrl {
  url: string;
  method: 'PUT' | 'GET';
  expiresAt: string;
}

/** The id of a file in what a caller calls it: the id itself, or its address. */
const idIn = (fileName: string) =>
  fileName.split(/[/?]/).findLast((part) => /^[0-9a-f-]{36}$/.test(part)) ?? '';

/** Links to one file, for minutes, without a login: each is ours, signed, and audited when it is made. */
export function signedFiles(deps: {
  db: Database;
  vault: Vault;
  uploads: Uploads;
  arrivals: Arrivals;
  publicUrl: string;
}) {
  const { db, vault: hashes, uploads, arrivals } = deps;
  const links = signedLinks(hashes.tokenKey);

  const read = (ticket: string, use: LinkClaims['use'], now: Date): LinkClaims => {
    const found = links.read(ticket, use, now);
    if (!found) throw new ApiError('LINK_EXPIRED');
    return found;
  };
  const make = async (
    whose: Whose,
    actor: Actor,
    claims: Omit<LinkClaims, 'id' | 'by' | 'lender' | 'applicant'>,
  ) => {
    const ticket = links.make({ ...claims, ...whose, by: actor.id ?? '' });
    await db.tenant(whose.lender, (trx) =>
      audit(trx, whose.lender, actor, 'file.link', whose.applicant, { use: claims.use }),
    );
    const method = claims.use === 'send' ? ('PUT' as const) : ('GET' as const);
    const expiresAt = new Date(claims.until).toISOString();
    return { url: `${deps.publicUrl}/api/signed-files/${ticket}`, method, expiresAt };
  };

  return {
    /** Throws NOT_FOUND when the applicant has no such file. */
    async toFetch(whose: Whose, fileName: string, actor: Actor, now: Date): Promise<SignedUrl> {
      const file = idIn(fileName);
      if ((await uploads.learned(whose.lender, whose.applicant, file)) === undefined)
        throw new ApiError('NOT_FOUND', 'This file does not exist. Send its id or URL.');
      return make(whose, actor, { use: 'fetch', file, until: now.valueOf() + limits.fetchLinkLife });
    },

    async toSend(
      whose: Whose,
      { fileName, docType = 'otherFile' }: { fileName: string; docType?: string | undefined },
      actor: Actor,
      now: Date,
    ): Promise<SignedUrl> {
      const vault = await hashes.of(whose.lender, db);
      const name = vault.seal(fileName, `link ${whose.applicant}`).toString('base64url');
      const document = kindToSend(docType);
      return make(whose, actor, { use: 'send', document, name, until: now.valueOf() + limits.sendLinkLife });
    },

    /** Throws LINK_EXPIRED for a link that is over, changed, or for something else. */
    admit: (ticket: string, use: LinkClaims['use'], now: Date) => read(ticket, use, now),

    async fetch(ticket: string, now: Date): Promise<StoredFile> {
      const { lender, applicant, file = '' } = read(ticket, 'fetch', now);
      const stored = await uploads.open(lender, applicant, file);
      if (!stored) throw new ApiError('FILE_GONE');
      return stored;
    },

    /** Takes the file of a link that was not used; one that is refused leaves the link for another try. */
    async take(ticket: string, file: Arriving, actor: Actor, now: Date) {
      const claims = read(ticket, 'send', now);
      const { lender, applicant, document = '' } = claims;
      const key = hashes.lookup('signed link', claims.id);
      if (!(await allowTry(db, key, 1, limits.sendLinkLife))) throw new ApiError('LINK_EXPIRED');
      const vault = await hashes.of(lender, db);
      const sealed = Buffer.from(claims.name ?? '', 'base64url');
      const name = vault.open(sealed, `link ${applicant}`).toString();
      // Whoever made the link answers for what comes by it.
      const maker = { ...actor, id: claims.by || null };
      return arrivals.take({ lender, applicant, document }, { ...file, name }, maker).catch(async (error) => {
        await giveTryBack(db, key);
        throw error;
      });
    },
  };
}
