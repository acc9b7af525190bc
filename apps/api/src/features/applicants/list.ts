import type { applicantLine } from '@pramaan/contract/calls/applicants.ts';
import { Refusal } from '@pramaan/contract/errors.ts';
import { limits } from '@pramaan/contract/limits.ts';
import { reachOf } from '@pramaan/contract/roles.ts';
import { masked } from '@pramaan/documents/format.ts';
import type * as z from 'zod/mini';
import { nameTokens, type Profile } from '../../dossier/dossier.ts';
import type { Principal } from '../../http/context.ts';
import { type Actor, audit } from '../../platform/audit.ts';
import type { Database } from '../../platform/database.ts';
import { isId } from '../../platform/ids.ts';
import { sql } from '../../platform/sql.ts';
import type { Vault } from '../../platform/vault.ts';

type Line = z.output<typeof applicantLine>;

interface Row {
  id: string;
  cust_id: string;
  reference: string;
  segment: string;
  profile: Uint8Array;
  provided: number;
  attention: number;
  updated_at: Date;
  mark: string;
}

const digits = (typed: string) => typed.replace(/\D/g, '').slice(-10);
const panShape = /^[a-z]{5}\d{4}[a-z]$/i;
const markShape = /^(\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2})\.\d{6}Z~(.{36})$/;

/** The time and the id of a page mark; throws for one that this list never gave. */
function readMark(mark: string): [string, string] {
  const [, second = '', id = ''] = markShape.exec(mark) ?? [];
  const at = new Date(`${second}Z`);
  const real = !Number.isNaN(at.valueOf()) && at.toISOString().startsWith(second) && second >= '0001';
  if (!real || !isId(id)) throw new Refusal('BAD_REQUEST', 'This page mark is not one of ours.');
  return [mark.slice(0, -37), id];
}

/**
 * A page of a lender's applicants, newest change first. `q` is a mobile number, a PAN, a reference, a customer id, an id
 * or words of a name: each compared by keyed hash or as it stands, never by reading sealed data.
 */
export function listApplicants(db: Database, hashes: Vault) {
  return async (
    principal: Principal,
    q: string,
    after: string,
    actor: Actor,
  ): Promise<{ applicants: Line[]; next: string | null }> => {
    const [afterAt, afterId] = after ? readMark(after) : [null, null];
    const vault = await hashes.of(principal.lender, db);
    const reach = reachOf('list', principal.role);
    const typed = q.trim();
    const mobile = digits(typed).length === 10 ? hashes.lookup('mobile', digits(typed)) : null;
    const pan = panShape.test(typed) ? hashes.lookup('pan', typed.toUpperCase()) : null;
    const words = typed ? nameTokens(hashes, typed) : [];
    const rows = await db.tenant(principal.lender, async (trx) => {
      await audit(trx, principal.lender, actor, 'applicants.listed');
      return trx.query<Row>(sql`
        select id, cust_id, reference, segment, profile, provided, attention, updated_at,
          to_char(updated_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.USZ') || '~' || id as mark
        from applicant
        where (${typed} = '' or mobile_hash = ${mobile}::bytea or pan_hash = ${pan}::bytea or reference = upper(${typed}) or cust_id = upper(${typed}) or id::text = ${typed}
            or (${words.length} > 0 and name_tokens @> ${words}::bytea[]))
          and (${reach ?? ''} in ('lender', 'scope') or (${reach ?? ''} = 'assigned' and (assigned_to is null or assigned_to = ${principal.staff}))
            or (${reach ?? ''} = 'referred' and referred_by = ${principal.staff}))
          and (${afterAt}::timestamptz is null or (updated_at, id) < (${afterAt}::timestamptz, ${afterId}::uuid))
        order by updated_at desc, id desc limit ${limits.page + 1}`);
    });
    const page = rows.slice(0, limits.page);
    return {
      applicants: page.map((row) => {
        const profile = vault.openJson<Profile>(row.profile, `profile ${row.id}`);
        return {
          _id: row.id,
          custId: row.cust_id,
          reference: row.reference,
          name: profile.name,
          mobileNo: masked(profile.mobileNo),
          segment: row.segment,
          provided: row.provided,
          attention: row.attention,
          updatedAt: row.updated_at.toISOString(),
        };
      }),
      next: rows.length > limits.page ? (page.at(-1)?.mark ?? null) : null,
    };
  };
}
