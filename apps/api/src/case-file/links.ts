import type { CaseFileHash, Linked } from '@pramaan/documents/findings/finding.ts';
import { linkValues } from '@pramaan/documents/findings/link-values.ts';
import type { Tree } from '@pramaan/documents/tree.ts';
import type { Queryable } from '../platform/database.ts';
import { sql } from '../platform/sql.ts';
import type { Vault } from '../platform/vault.ts';

interface LinkedCase {
  _id: string;
  docs: Tree;
  profile: { mobileNo: string };
}

interface Hashed {
  what: Linked['what'];
  hash: Buffer;
}

/** Keyed hashes of what a case can share with others; each lender's hashes are its own. */
function hashesOf(
  hashes: Vault,
  lender: string,
  caseFile: LinkedCase,
  files: readonly CaseFileHash[],
): Hashed[] {
  return linkValues(caseFile.docs, caseFile.profile, files).map(({ what, value }) => ({
    what,
    hash: hashes.lookup(`link ${what}`, `${lender} ${value}`),
  }));
}

/** How many other applications are named at most for each thing shared. */
const mostNamed = 20;
/** Of more than so many, further ones say nothing that the findings do not say already. */
const mostLinked = mostNamed * 5;

/**
 * Brings the look-up rows of a case up to date: what went is removed, what came is added. Findings of other cases that share
 * any of it are due again (expiry-clock.ts); a case that somebody holds at this moment is left to its next change.
 */
export async function storeLinks(
  trx: Queryable,
  hashes: Vault,
  lender: string,
  caseFile: LinkedCase,
  files: readonly CaseFileHash[],
): Promise<void> {
  const applicant = caseFile._id;
  const links = hashesOf(hashes, lender, caseFile, files);
  const [whats, prints] = [links.map(({ what }) => what), links.map(({ hash }) => hash)];
  const gone = await trx.query<{ what: string; hash: Uint8Array }>(sql`
    delete from application_link l where l.applicant_id = ${applicant} and l.what <> 'device'
      and not exists (select from unnest(${whats}::text[], ${prints}::bytea[]) as n (what, hash) where n.what = l.what and n.hash = l.hash)
    returning l.what, l.hash`);
  const come = await trx.query<{ what: string; hash: Uint8Array }>(sql`
    insert into application_link (lender_id, what, hash, applicant_id)
    select ${lender}::uuid, n.what, n.hash, ${applicant}::uuid from unnest(${whats}::text[], ${prints}::bytea[]) as n (what, hash)
    on conflict (lender_id, what, hash, applicant_id) do nothing returning what, hash`);
  await findAgain(trx, lender, applicant, [...gone, ...come]);
}

/** The findings of other cases that share any of this are due again. */
async function findAgain(
  trx: Queryable,
  lender: string,
  applicant: string,
  changed: readonly { what: string; hash: Uint8Array }[],
): Promise<void> {
  if (changed.length === 0) return;
  await trx.query(sql`
    update applicant set findings_day = null where lender_id = ${lender} and id = any(array(
      select a.id from applicant a
      where a.lender_id = ${lender} and a.findings_day is not null and a.id = any(array(
        select l.applicant_id from unnest(${changed.map(({ what }) => what)}::text[], ${changed.map(({ hash }) => hash)}::bytea[]) as n (what, hash)
          cross join lateral (
            select o.applicant_id from application_link o
            where o.lender_id = ${lender} and o.what = n.what and o.hash = n.hash and o.applicant_id <> ${applicant}
            limit ${mostLinked}) l))
      limit ${mostLinked} for no key update skip locked))`);
}

/** Notes the browser in which an applicant logged in, by the secret of its cookie. The findings of this case are due again too. */
export async function storeDevice(
  trx: Queryable,
  hashes: Vault,
  { lender, applicant, device }: { lender: string; applicant: string; device: string },
): Promise<void> {
  const hash = hashes.lookup('link device', `${lender} ${device}`);
  const come = await trx.query<{ what: string; hash: Uint8Array }>(sql`
    insert into application_link (lender_id, what, hash, applicant_id) values (${lender}, 'device', ${hash}, ${applicant})
    on conflict (lender_id, what, hash, applicant_id) do nothing returning what, hash`);
  if (come.length === 0) return;
  await trx.query(
    sql`update applicant set findings_day = null where id = ${applicant} and findings_day is not null`,
  );
  await findAgain(trx, lender, applicant, come);
}

/** Forgets in which browsers an applicant logged in. */
export async function forgetDevices(trx: Queryable, applicant: string): Promise<void> {
  await trx.query(sql`delete from application_link where applicant_id = ${applicant} and what = 'device'`);
}

/**
 * What a case shares with other applications of its lender, by keyed hash: nothing of the others is opened. People who
 * apply together share what a household shares, and so does a person with their own other applications: they are left out.
 */
export async function linkedTo(trx: Queryable, applicant: string): Promise<Linked[]> {
  const rows = await trx.query<{ what: Linked['what']; reference: string }>(sql`
    select distinct own.what, a.reference
    from application_link own
      join applicant me on me.lender_id = own.lender_id and me.id = own.applicant_id
      join application_link l on l.lender_id = own.lender_id and l.what = own.what and l.hash = own.hash and l.applicant_id <> own.applicant_id
      join applicant a on a.lender_id = l.lender_id and a.id = l.applicant_id
      join applicant my on my.lender_id = me.lender_id and my.id = coalesce(me.applies_with, me.id)
      join applicant their on their.lender_id = a.lender_id and their.id = coalesce(a.applies_with, a.id)
    where own.applicant_id = ${applicant} and coalesce(their.person_id, their.id) <> coalesce(my.person_id, my.id)
    order by own.what, a.reference limit ${mostLinked}`);
  return [...Map.groupBy(rows, ({ what }) => what)].map(([what, others]) => ({
    what,
    others: others.map(({ reference }) => reference).slice(0, mostNamed),
  }));
}
