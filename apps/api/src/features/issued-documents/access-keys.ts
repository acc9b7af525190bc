import { ApiError } from '@pramaan/contract/errors.ts';
import type { CompleteLanguage } from '@pramaan/contract/languages.ts';
import { documentRefs } from '@pramaan/documents/reports.ts';
import type { Http, Principal } from '../../http/context.ts';
import { hashSecret } from '../../http/tokens.ts';
import { allowTry } from '../../platform/attempts.ts';
import { type Actor, audit } from '../../platform/audit.ts';
import { newId, newSecret } from '../../platform/ids.ts';
import { sql } from '../../platform/sql.ts';
import type { Asked } from './applicant-issued-documents.ts';

interface Wanted {
  applicant: string;
  type: string;
  language: CompleteLanguage;
  /** Milliseconds. */
  life: number;
}

interface FoundShare {
  id: string;
  lender_id: string;
  applicant_id: string;
  document: string | null;
  language: CompleteLanguage;
}

/** Making a PDF takes a core for a moment: a key that went round is not a way to keep us busy. */
const mostPerHour = 60;
const hour = 3_600_000;

/**
 * Keys that fetch one issued document without a login: random, expiring, ended like every other share, each use logged. The key of
 * a shared page fetches the public report, which is what that page shows.
 */
export function issuedDocumentKeys({ db, vault, clock, config }: Http) {
  return {
    async make({ lender, id: by }: Principal, { applicant, type, language, life }: Wanted, actor: Actor) {
      if (documentRefs(type).some(({ entry }) => !entry.document.goesAlong))
        throw new ApiError(
          'FORBIDDEN',
          'The applicant consented to this for the lender only, so it cannot be shared by link. Download it instead.',
        );
      const [id, key] = [newId(), newSecret()];
      const expires = new Date(clock.now().valueOf() + life);
      await db.tenant(lender, async (trx) => {
        await trx.query(sql`insert into share (id, lender_id, applicant_id, token_hash, created_by, expires_at, document, language)
          values (${id}, ${lender}, ${applicant}, ${hashSecret(key)}, ${by}, ${expires}, ${type}, ${language})`);
        await audit(trx, lender, actor, 'share.created', applicant, { document: type });
      });
      return { id, key, url: `${config.publicUrl}/api/pdf/shared/${key}`, expiresAt: expires.toISOString() };
    },

    /** What a key fetches. Throws LINK_EXPIRED for one that is unknown, over or ended, TOO_MANY for one much used. */
    async open(key: string, actor: Actor): Promise<Asked> {
      const [share] = await db.query<FoundShare>(sql`select * from find_share(${hashSecret(key)})`);
      if (!share) throw new ApiError('LINK_EXPIRED');
      if (!(await allowTry(db, vault.lookup('paper key', share.id), mostPerHour, hour)))
        throw new ApiError('TOO_MANY');
      const by = { ...actor, kind: 'link' as const, id: share.id };
      await db.tenant(share.lender_id, async (trx) => {
        await trx.query(
          sql`insert into share_view (share_id, lender_id, ip) values (${share.id}, ${share.lender_id}, ${actor.ip})`,
        );
        await audit(trx, share.lender_id, by, 'share.viewed', share.applicant_id);
      });
      const { lender_id: lender, applicant_id: applicant, document, language } = share;
      return { lender, applicant, type: document ?? 'public', language, actor: by };
    },
  };
}
