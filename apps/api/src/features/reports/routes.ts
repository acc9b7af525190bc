import * as calls from '@pramaan/contract/calls/reports.ts';
import { ApiError } from '@pramaan/contract/errors.ts';
import { limits } from '@pramaan/contract/limits.ts';
import { shareable } from '@pramaan/documents/tree.ts';
import { caseFileReader, readEnvelope } from '../../case-file/case-file.ts';
import { type Http, who } from '../../http/context.ts';
import { serve } from '../../http/serve.ts';
import { hashSecret } from '../../http/tokens.ts';
import { audit } from '../../platform/audit.ts';
import { newId, newSecret } from '../../platform/ids.ts';
import { sql } from '../../platform/sql.ts';

interface ShareRow {
  id: string;
  created_at: Date;
  expires_at: Date;
  revoked_at: Date | null;
  views: number;
  last_view_at: Date | null;
}

interface FoundShare {
  id: string;
  lender_id: string;
  lender_name: string;
  applicant_id: string;
  created_at: Date;
  expires_at: Date;
  document: string | null;
}

/** Links to a report: random, expiring, revocable, each opening logged (product §8). */
export function reportsRoutes(http: Http): void {
  const { db } = http;
  const readCaseFile = caseFileReader(db);

  serve(http, calls.shareReport, async ({ params }, context) => {
    const principal = who(context);
    const token = newSecret();
    const expires = new Date(http.clock.now().valueOf() + limits.shareLife);
    await db.tenant(principal.lender, async (trx) => {
      await trx.query(sql`insert into share (id, lender_id, applicant_id, token_hash, created_by, expires_at)
        values (${newId()}, ${principal.lender}, ${params.id}, ${hashSecret(token)}, ${principal.id}, ${expires})`);
      await audit(trx, principal.lender, context.actor, 'share.created', params.id);
    });
    return {
      result: {
        shareId: token,
        url: `${http.config.publicUrl}/digi-report/${token}`,
        expiresAt: expires.toISOString(),
      },
      message: 'The link is ready.',
    };
  });

  serve(http, calls.listShares, async ({ params }, context) => {
    const rows = await db.tenant(who(context).lender, (trx) =>
      trx.query<ShareRow>(sql`
        select s.id, s.created_at, s.expires_at, s.revoked_at, count(v.share_id) as views, max(v.viewed_at)::timestamptz as last_view_at
        from share s left join share_view v on v.lender_id = s.lender_id and v.share_id = s.id
        where s.applicant_id = ${params.id} group by s.lender_id, s.id order by s.created_at desc limit 100`),
    );
    return {
      result: rows.map((row) => ({
        id: row.id,
        createdAt: row.created_at.toISOString(),
        expiresAt: row.expires_at.toISOString(),
        revokedAt: row.revoked_at?.toISOString() ?? null,
        views: row.views,
        lastViewAt: row.last_view_at?.toISOString() ?? null,
      })),
    };
  });

  serve(http, calls.revokeShare, async ({ params }, context) => {
    const principal = who(context);
    await db.tenant(principal.lender, async (trx) => {
      const [row] = await trx.query(
        sql`update share set revoked_at = least(revoked_at, now()) where id = ${params.share} and applicant_id = ${params.id} returning id`,
      );
      if (!row) throw new ApiError('NOT_FOUND', 'This link does not exist.');
      await audit(trx, principal.lender, context.actor, 'share.revoked', params.id);
    });
    return { result: {}, message: 'The link no longer works.' };
  });

  serve(http, calls.getSharedReport, async ({ params }, context) => {
    const [share] = await db.query<FoundShare>(sql`select * from find_share(${hashSecret(params.shareId)})`);
    // A key to one document opens that document alone.
    if (!share || share.document) throw new ApiError('NO_DATA_FOUND');
    const vault = await http.vault.of(share.lender_id, db);
    const actor = { ...context.actor, kind: 'link' as const, id: share.id };
    const bytes = await readCaseFile(vault, {
      lender: share.lender_id,
      applicant: share.applicant_id,
      view: 'masked',
      actor,
    });
    if (!bytes) throw new ApiError('NO_DATA_FOUND');
    await db.tenant(share.lender_id, async (trx) => {
      await trx.query(
        sql`insert into share_view (share_id, lender_id, ip) values (${share.id}, ${share.lender_id}, ${context.actor.ip})`,
      );
      await audit(trx, share.lender_id, actor, 'share.viewed', share.applicant_id);
    });
    const { profile, docs: all } = readEnvelope(bytes);
    const docs = shareable(all);
    if (Object.keys(docs).length === 0) throw new ApiError('NO_DATA_FOUND');
    return {
      result: {
        name: profile.name,
        lender: share.lender_name,
        reference: profile.reference,
        sharedAt: share.created_at.toISOString(),
        expiresAt: share.expires_at.toISOString(),
        docs,
      },
    };
  });
}
