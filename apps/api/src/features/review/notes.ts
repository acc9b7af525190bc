import type { listNotes } from '@pramaan/contract/calls/review.ts';
import type { ResultOf } from '@pramaan/contract/define.ts';
import { ApiError } from '@pramaan/contract/errors.ts';
import type { Principal } from '../../http/context.ts';
import { type Actor, audit } from '../../platform/audit.ts';
import type { Queryable } from '../../platform/database.ts';
import { newId } from '../../platform/ids.ts';
import { sql } from '../../platform/sql.ts';
import type { LenderVault } from '../../platform/vault.ts';
import type { ReviewDeps } from './review-deps.ts';

type Notes = ResultOf<typeof listNotes>;

interface Row {
  id: string;
  kind: 'comment' | 'flag';
  words: Uint8Array;
  mentions: string[];
  by: string | null;
  made_at: Date;
  cleared: string | null;
  cleared_at: Date | null;
}

const about = (id: string) => `note ${id}`;

async function read(trx: Queryable, vault: LenderVault, applicant: string): Promise<Notes> {
  const rows = await trx.query<Row>(sql`
    select n.id, n.kind, n.words, n.made_at, n.cleared_at, m.name as by, c.name as cleared,
      array(select coalesce(s.user_name, s.name) from staff s where s.lender_id = n.lender_id and s.id = any(n.mentions) order by 1) as mentions /* never null: mentions:string[] */
    from note n left join staff m on m.lender_id = n.lender_id and m.id = n.made_by
      left join staff c on c.lender_id = n.lender_id and c.id = n.cleared_by
    where n.applicant_id = ${applicant} order by n.made_at desc, n.id desc limit 200`);
  return rows.map((row) => ({
    _id: row.id,
    kind: row.kind,
    words: vault.openJson<string>(row.words, about(row.id)),
    by: row.by ?? '',
    at: row.made_at.toISOString(),
    mentions: row.mentions,
    clearedBy: row.cleared ?? '',
    clearedAt: row.cleared_at?.toISOString() ?? null,
  }));
}

/** The people whom `@user.name` in a text names. */
async function namedIn(trx: Queryable, words: string): Promise<string[]> {
  const names = [...words.matchAll(/@([\p{L}\p{N}][\p{L}\p{N}._-]*)/gu)].map(([, name = '']) =>
    name.toLowerCase().replace(/(?<![._-])[._-]+$/, ''),
  );
  if (names.length === 0) return [];
  const rows = await trx.query<{ id: string }>(
    sql`select id from staff where lower(user_name) = any(${names}::text[])`,
  );
  return rows.map(({ id }) => id);
}

/** Comments and flags on an application: kept sealed, in the order in which they were made. */
export function notes({ db, vault: hashes }: ReviewDeps) {
  const inFile = async <R>(
    principal: Principal,
    work: (trx: Queryable, vault: LenderVault) => Promise<R>,
  ): Promise<R> => {
    const vault = await hashes.of(principal.lender, db);
    return db.tenant(principal.lender, (trx) => work(trx, vault));
  };
  return {
    list: (principal: Principal, applicant: string): Promise<Notes> =>
      inFile(principal, (trx, vault) => read(trx, vault, applicant)),

    add: (
      principal: Principal,
      applicant: string,
      { kind, words }: { kind: 'comment' | 'flag'; words: string },
      actor: Actor,
    ): Promise<Notes> =>
      inFile(principal, async (trx, vault) => {
        const id = newId();
        const mentions = await namedIn(trx, words);
        await trx.query(sql`
          insert into note (id, lender_id, applicant_id, kind, words, mentions, made_by)
          values (${id}, ${principal.lender}, ${applicant}, ${kind}, ${vault.sealJson(words, about(id))}, ${mentions}, ${principal.staff})`);
        const action = kind === 'flag' ? 'review.flagged' : 'review.commented';
        await audit(trx, principal.lender, actor, action, applicant, {
          mentions: mentions.length,
          note: id,
        });
        return read(trx, vault, applicant);
      }),

    clear: (principal: Principal, applicant: string, flag: string, actor: Actor): Promise<Notes> =>
      inFile(principal, async (trx, vault) => {
        const [row] = await trx.query(sql`
          update note set cleared_by = ${principal.staff}, cleared_at = now()
          where id = ${flag} and applicant_id = ${applicant} and kind = 'flag' and cleared_at is null returning id`);
        if (!row) throw new ApiError('NOT_FOUND', 'This flag does not exist or is already cleared.');
        await audit(trx, principal.lender, actor, 'review.unflagged', applicant);
        return read(trx, vault, applicant);
      }),
  };
}
