import { accentOf, usualAccent } from '@pramaan/contract/accent.ts';
import { ApiError } from '@pramaan/contract/errors.ts';
import { limits } from '@pramaan/contract/limits.ts';
import { findDocument } from '@pramaan/documents/registry.ts';
import type { Arrived } from '../../case-file/arrival.ts';
import type { Uploads } from '../../case-file/uploads.ts';
import { hashSecret } from '../../http/tokens.ts';
import { type Actor, audit } from '../../platform/audit.ts';
import type { Database } from '../../platform/database.ts';
import { newId, newSecret } from '../../platform/ids.ts';
import { qrSvg } from '../../platform/qr.ts';
import { sql } from '../../platform/sql.ts';

interface Whose {
  lender: string;
  applicant: string;
}

interface Found {
  id: string;
  lender_id: string;
  lender_name: string;
  branding: { accent?: string };
  applicant_id: string;
  document: string;
  expires_at: Date;
  upload_id: string | null;
}

/** Links by which a phone takes a picture for a desktop: random, for one document, one picture, a quarter of an hour. */
export function handovers(deps: { db: Database; uploads: Uploads; publicUrl: string }) {
  const { db, uploads, publicUrl } = deps;

  const find = async (token: string, now: Date): Promise<Found> => {
    const [row] = await db.query<Found>(sql`select * from find_handover(${hashSecret(token)})`);
    if (!row || row.upload_id || row.expires_at <= now) throw new ApiError('LINK_EXPIRED');
    return row;
  };

  return {
    async start(whose: Whose, document: string, actor: Actor, now: Date) {
      const id = newId();
      const token = newSecret();
      const expires = new Date(now.valueOf() + limits.handoverLife);
      await db.tenant(whose.lender, async (trx) => {
        await trx.query(sql`
          insert into handover (id, lender_id, applicant_id, document, token_hash, started_by, started_at, expires_at)
          values (${id}, ${whose.lender}, ${whose.applicant}, ${document}, ${hashSecret(token)}, ${actor.id}, ${now}, ${expires})`);
        await audit(trx, whose.lender, actor, 'handover.created', whose.applicant, { document });
      });
      const link = `${publicUrl}/handover/${token}`;
      return { handoverId: id, link, qr: await qrSvg(link), expiresAt: expires.toISOString() };
    },

    async state(whose: Whose, id: string, now: Date) {
      const [row] = await db.tenant(whose.lender, (trx) =>
        trx.query<{
          expires_at: Date;
          opened_at: Date | null;
          upload_id: string | null;
          covered: number | null;
          opened_with: string | null;
        }>(
          sql`select expires_at, opened_at, upload_id, covered, opened_with from handover where id = ${id} and applicant_id = ${whose.applicant}`,
        ),
      );
      if (!row) throw new ApiError('NOT_FOUND', 'This link has expired. Create another one.');
      if (!row.upload_id) {
        const state = row.expires_at <= now ? 'expired' : row.opened_at ? 'opened' : 'waiting';
        return { state, file: null } as const;
      }
      const learned = await uploads.learned(whose.lender, whose.applicant, row.upload_id);
      const file: Arrived = {
        fileId: row.upload_id,
        url: `/api/applicants/${whose.applicant}/files/${row.upload_id}`,
        covered: row.covered ?? 0,
        openedWith: row.opened_with,
        signatures: [...(learned?.signatures ?? [])],
      };
      return { state: 'sent', file } as const;
    },

    /** What the phone is asked for. Throws LINK_EXPIRED for a link that is over, used or none of ours. */
    async open(token: string, now: Date) {
      const found = await find(token, now);
      await db.tenant(found.lender_id, (trx) =>
        trx.query(sql`update handover set opened_at = coalesce(opened_at, ${now}) where id = ${found.id}`),
      );
      return {
        lender: found.lender_name,
        accent: accentOf(found.branding.accent ?? usualAccent),
        document: found.document,
        title: findDocument(found.document)?.title ?? '',
        expiresAt: found.expires_at.toISOString(),
      };
    },

    /** Whose file the phone may send. Throws LINK_EXPIRED. */
    async admit(token: string, now: Date): Promise<Whose & { id: string; document: string }> {
      const found = await find(token, now);
      return {
        id: found.id,
        lender: found.lender_id,
        applicant: found.applicant_id,
        document: found.document,
      };
    },

    /** Notes what came; of two pictures sent at once the first counts. */
    async sent(whose: Whose & { id: string }, file: Arrived): Promise<void> {
      const rows = await db.tenant(whose.lender, (trx) =>
        trx.query(sql`
          update handover set upload_id = ${file.fileId}, covered = ${file.covered}, opened_with = ${file.openedWith}
          where id = ${whose.id} and upload_id is null returning id`),
      );
      if (rows.length === 0) throw new ApiError('LINK_EXPIRED');
    },
  };
}

export type Handovers = ReturnType<typeof handovers>;
