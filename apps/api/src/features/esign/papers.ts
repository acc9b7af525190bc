import type { Paper } from '@pramaan/contract/calls/esign-shapes.ts';
import { Refusal } from '@pramaan/contract/errors.ts';
import type { KeptFile } from '../../dossier/uploads.ts';
import { type Actor, audit } from '../../platform/audit.ts';
import { bound } from '../../platform/bound.ts';
import type { Database, Queryable } from '../../platform/database.ts';
import type { FileStore } from '../../platform/files.ts';
import { newId } from '../../platform/ids.ts';
import { sql } from '../../platform/sql.ts';
import type { Vault } from '../../platform/vault.ts';
import { applicantsTogether, type Named } from './people.ts';
import { endOpenRequests, requestOf } from './request-rows.ts';
import { papersOf, turnsOf, type Whose } from './rows.ts';
import { shownPaper, shownRequest } from './shown-paper.ts';

type Kind = Paper['signers'][number]['kind'];
interface Turn {
  kind: Kind;
  person: string | null;
}

const gone = () => new Refusal('NOT_FOUND', 'This document is no longer available.');

/** What the functions below share. */
interface Deps {
  db: Database;
  vault: Vault;
  files: FileStore;
}

async function addTurns(trx: Queryable, { lender, applicant }: Whose, paper: string, turns: readonly Turn[]) {
  for (const [place, { kind, person }] of turns.entries())
    await trx.query(sql`
        insert into esign_turn (id, lender_id, applicant_id, paper_id, place, kind, person_id)
        values (${newId()}, ${lender}, ${applicant}, ${paper}, ${place}, ${kind}, ${person})`);
}

const turnsFor = (people: readonly Named[]): Turn[] =>
  people.map(({ _id }, at) => ({ kind: at === 0 ? 'applicant' : 'co-applicant', person: _id }));

/** Makes a stored PDF an agreement that the applicant and any co-applicants sign. The same file again is the same agreement. */
async function add(
  { vault: hashes, db }: Deps,
  whose: Whose,
  file: Pick<KeptFile, 'id'>,
  type: string,
  actor: Actor,
): Promise<string> {
  const vault = await hashes.of(whose.lender, db);
  return db.tenant(whose.lender, async (trx) => {
    // A paper with signatures on it is still that paper.
    const [same] = await trx.query<{ id: string }>(sql`
          select id from esign_paper where applicant_id = ${whose.applicant} and signed_file_id = ${file.id}`);
    if (same) return same.id;
    const id = newId();
    const [made] = await trx.query<{ id: string }>(sql`
          insert into esign_paper (id, lender_id, applicant_id, type, file_id, made_by)
          values (${id}, ${whose.lender}, ${whose.applicant}, ${type}, ${file.id}, ${actor.id})
          on conflict (lender_id, file_id) do nothing returning id`);
    if (!made) {
      const [before] = await trx.query<{ id: string }>(
        sql`select id from esign_paper where file_id = ${file.id} and applicant_id = ${whose.applicant}`,
      );
      if (!before) throw gone();
      return before.id;
    }
    await addTurns(trx, whose, id, turnsFor(await applicantsTogether(trx, vault, whose.applicant)));
    await audit(trx, whose.lender, actor, 'esign.paper', whose.applicant);
    return id;
  });
}

async function read({ vault: hashes, db }: Deps, whose: Whose, paper: string): Promise<Paper> {
  const vault = await hashes.of(whose.lender, db);
  return db.tenant(whose.lender, async (trx) => {
    const [row] = await papersOf(trx, whose.applicant, { id: paper });
    if (!row) throw gone();
    return shownPaper(trx, vault, whose, row);
  });
}

async function list(
  { vault: hashes, db }: Deps,
  whose: Whose,
): Promise<{ people: Named[]; papers: Paper[] }> {
  const vault = await hashes.of(whose.lender, db);
  return db.tenant(whose.lender, async (trx) => {
    const found: Paper[] = [];
    for (const row of await papersOf(trx, whose.applicant))
      found.push(await shownPaper(trx, vault, whose, row));
    return { people: await applicantsTogether(trx, vault, whose.applicant), papers: found };
  });
}

/** Sets the order of the signers while nobody has signed. Throws CONFLICT afterwards. */
async function order(
  { vault: hashes, db, files }: Deps,
  whose: Whose,
  paper: string,
  wanted: { applicants: readonly string[]; lender: boolean },
  actor: Actor,
): Promise<void> {
  const vault = await hashes.of(whose.lender, db);
  const ended = await db.tenant(whose.lender, async (trx) => {
    const [row] = await papersOf(trx, whose.applicant, { id: paper, lock: true });
    if (!row) throw gone();
    if (row.signed_file_id || (await turnsOf(trx, paper)).some(({ signed_at }) => signed_at))
      throw new Refusal(
        'CONFLICT',
        'Someone has already signed, so the order cannot change. Upload the document again to change it.',
      );
    const together = turnsFor(await applicantsTogether(trx, vault, whose.applicant));
    const turns = [...new Set(wanted.applicants)].map((id) => {
      const turn = together.find(({ person }) => person === id);
      if (!turn)
        throw new Refusal('BAD_REQUEST', 'Only the people of this application can sign its documents.');
      return turn;
    });
    await trx.query(sql`delete from esign_turn where paper_id = ${paper}`);
    const over = await endOpenRequests(trx, paper);
    await addTurns(trx, whose, paper, wanted.lender ? [...turns, { kind: 'lender', person: null }] : turns);
    await audit(trx, whose.lender, actor, 'esign.order', whose.applicant, {
      signers: turns.length,
      lender: wanted.lender,
    });
    return over;
  });
  for (const id of ended) await files.remove(whose.lender, id);
}

/** Takes an unsigned paper off the list; its file stays among the applicant's. Throws CONFLICT for a signed one. */
async function remove({ db, files }: Deps, whose: Whose, paper: string, actor: Actor): Promise<void> {
  const requests = await db.tenant(whose.lender, async (trx) => {
    const [row] = await papersOf(trx, whose.applicant, { id: paper, lock: true });
    if (!row) throw gone();
    if (row.signed_file_id)
      throw new Refusal('CONFLICT', 'Somebody has already signed this document, so it cannot be removed.');
    const over = await trx.query<{ id: string }>(
      sql`delete from esign_request where paper_id = ${paper} returning id`,
    );
    await trx.query(sql`delete from esign_turn where paper_id = ${paper}`);
    await trx.query(sql`delete from esign_paper where id = ${paper}`);
    await audit(trx, whose.lender, actor, 'esign.removed', whose.applicant);
    return over;
  });
  for (const { id } of requests) await files.remove(whose.lender, id);
}

async function request({ vault: hashes, db }: Deps, whose: Whose, id: string) {
  const vault = await hashes.of(whose.lender, db);
  return db.tenant(whose.lender, async (trx) => {
    const request = await requestOf(trx, whose.applicant, id);
    const [row] = request ? await papersOf(trx, whose.applicant, { id: request.paper_id }) : [];
    if (!request || !row) throw new Refusal('NOT_FOUND', 'This signing is no longer available.');
    return { ...shownRequest(request), paper: await shownPaper(trx, vault, whose, row) };
  });
}

/** Papers to be signed and who signs them, in order. */
export function papers(deps: Deps) {
  return bound(deps, { add, read, list, order, remove, request });
}

export type Papers = ReturnType<typeof papers>;
