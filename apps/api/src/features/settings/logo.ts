import { createHash } from 'node:crypto';
import { ApiError } from '@pramaan/contract/errors.ts';
import type { Inspect } from '../../case-file/inspection.ts';
import type { Principal, SentFile } from '../../http/context.ts';
import { refuseFile } from '../../isolated/error.ts';
import { runIsolated } from '../../isolated/run-isolated.ts';
import { senderOf } from '../../isolated/sender.ts';
import { type Actor, audit } from '../../platform/audit.ts';
import type { Database } from '../../platform/database.ts';
import { sql } from '../../platform/sql.ts';

interface Deps {
  db: Database;
  inspect: Inspect;
}

/** A lender's logo: looked at for viruses, drawn again in a thread of its own, and named by what it shows. */
export function lenderLogo({ db, inspect }: Deps) {
  const drawn = (bytes: Buffer, lender: string, actor: Actor) =>
    runIsolated('drawLogo', Uint8Array.from(bytes), senderOf({ lender, applicant: null }, actor)).catch(
      refuseFile,
    );

  return {
    /** Throws BAD_REQUEST without a file, FILE_REFUSED for one that is no picture we draw. */
    async put({ lender }: Principal, file: SentFile | undefined, actor: Actor): Promise<void> {
      if (!file || file.bytes.length === 0)
        throw new ApiError('BAD_REQUEST', 'Choose a picture: PNG, JPEG or WebP.', [
          { path: 'logo', message: 'Choose a picture: PNG, JPEG or WebP.' },
        ]);
      await inspect({ lender, applicant: null }, file.bytes, actor);
      const { png, width, height } = await drawn(file.bytes, lender, actor);
      const sha256 = createHash('sha256').update(png).digest();
      const branding = JSON.stringify({ logo: { sha256: sha256.toString('hex'), width, height } });
      await db.tenant(lender, async (trx) => {
        await trx.query(sql`
          insert into lender_logo (lender_id, png, width, height, sha256) values (${lender}, ${Buffer.from(png)}, ${width}, ${height}, ${sha256})
          on conflict (lender_id) do update set png = excluded.png, width = excluded.width, height = excluded.height,
            sha256 = excluded.sha256, set_at = excluded.set_at`);
        await trx.query(
          sql`update lender set branding = branding || ${branding}::jsonb where id = ${lender}`,
        );
        await audit(trx, lender, actor, 'settings.changed', null, { logo: 'new' });
      });
    },

    async remove({ lender }: Principal, actor: Actor): Promise<void> {
      await db.tenant(lender, async (trx) => {
        await trx.query(sql`delete from lender_logo where lender_id = ${lender}`);
        await trx.query(sql`update lender set branding = branding - 'logo' where id = ${lender}`);
        await audit(trx, lender, actor, 'settings.changed', null, { logo: 'none' });
      });
    },
  };
}
