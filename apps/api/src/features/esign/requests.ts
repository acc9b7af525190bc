import { Refusal } from '@pramaan/contract/errors.ts';
import { limits } from '@pramaan/contract/limits.ts';
import { messages } from '@pramaan/contract/messages.ts';
import type { PreparedPdf } from '@pramaan/readers/pdf-signing/prepare.ts';
import { lenderName } from '../../dossier/profile.ts';
import type { Uploads } from '../../dossier/uploads.ts';
import { FileRefusal } from '../../isolated/refusal.ts';
import { runIsolated } from '../../isolated/run-isolated.ts';
import { type Actor, audit } from '../../platform/audit.ts';
import type { Database } from '../../platform/database.ts';
import type { FileStore } from '../../platform/files.ts';
import { newId, newSecret } from '../../platform/ids.ts';
import { sql } from '../../platform/sql.ts';
import type { Vault } from '../../platform/vault.ts';
import type { EsignAsk } from '../../providers/esign/port.ts';
import { nameOfTurn, staffName } from './people.ts';
import {
  type PaperRow,
  papersOf,
  type RequestRow,
  requestOf,
  type TurnRow,
  turnsOf,
  versionOf,
  type Whose,
} from './rows.ts';

/** Binds the sealed name of a request to it. */
export const requestSeal = (id: string) => `esign request ${id}`;

export interface Asked {
  request: RequestRow;
  ask: EsignAsk;
}

interface Wanted {
  paper: string;
  way: RequestRow['way'];
  back: RequestRow['back'];
  /** As the person typed it; used where the file knows no name yet. */
  name?: string | undefined;
}

/** The provider's page lives ten minutes; a request younger than that is gone on with. */
const goesOnMs = 9 * 60_000;
/** A signing here takes seconds: until then a second press waits. */
const underWayMs = 30_000;

interface Next {
  row: PaperRow;
  turn: TurnRow;
  name: string;
  lender: string;
}

/** Requests to the signing service: one at a time for a paper, each with its prepared PDF. */
export function requests(deps: {
  db: Database;
  vault: Vault;
  files: FileStore;
  uploads: Uploads;
  publicUrl: string;
}) {
  const { db, vault: hashes, files, uploads, publicUrl } = deps;

  /** Whose turn it is. Throws NOT_FOUND, ESIGN_SIGNED_BEFORE, or FORBIDDEN for a turn of the lender's. */
  const nextOf = async (whose: Whose, wanted: Wanted, actor: Actor): Promise<Next> => {
    const vault = await hashes.of(whose.lender, db);
    return db.tenant(whose.lender, async (trx) => {
      const [row] = await papersOf(trx, whose.applicant, { id: wanted.paper });
      if (!row) throw new Refusal('NOT_FOUND', 'This paper is not here any more.');
      const turn = (await turnsOf(trx, row.id)).find(({ signed_at }) => signed_at === null);
      if (!turn) throw new Refusal('ESIGN_SIGNED_BEFORE', 'Everyone has signed this paper.');
      if (turn.kind === 'lender' && actor.kind !== 'staff')
        throw new Refusal('FORBIDDEN', 'The next to sign is the lender. You have nothing more to do here.');
      const own = turn.kind === 'lender' ? await staffName(trx, actor.id ?? '') : '';
      const name = own || (await nameOfTurn(trx, vault, whose.lender, turn)) || (wanted.name ?? '');
      if (name === '')
        throw new Refusal('BAD_REQUEST', 'Enter your name in your profile first: the paper shows it.');
      return { row, turn, name, lender: await lenderName(trx, whose.lender) };
    });
  };

  const askFor = ({ row, lender }: Pick<Next, 'row' | 'lender'>, request: RequestRow): EsignAsk => ({
    txn: request.txn,
    documents: [{ hash: request.digest, info: `${row.type} of ${lender}` }],
    responseUrl: `${publicUrl}/esign/answer/${request.txn}`,
    at: request.asked_at,
  });

  /** The open request of this very turn, when the person only went back and presses again. */
  const sameAgain = (open: RequestRow | undefined, next: Next, { way, back }: Wanted, actor: Actor) =>
    open?.way === 'page' &&
    way === 'page' &&
    open.back === back &&
    open.place === next.turn.place &&
    open.over_file_id === versionOf(next.row) &&
    open.asked_by === actor.id &&
    Date.now() - open.asked_at.valueOf() < goesOnMs
      ? open
      : null;

  const openOf = (lender: string, paper: string) =>
    db.tenant(lender, async (trx) => {
      const [found] = await trx.query<{ id: string; applicant_id: string }>(
        sql`select id, applicant_id from esign_request where paper_id = ${paper} and state = 'open'`,
      );
      return found ? requestOf(trx, found.applicant_id, found.id) : undefined;
    });

  return {
    /** Ends what nobody answered within a day, whosever it is, and takes its prepared paper away. */
    async tidy(now = Date.now()): Promise<void> {
      const ended = await db.query<{ lender_id: string; id: string }>(
        sql`select lender_id, id from end_esign_requests(${new Date(now - limits.esignRequestLife)})`,
      );
      for (const { lender_id, id } of ended) await files.remove(lender_id, id);
    },

    /**
     * Opens a request for whoever's turn it is, on the paper as it is now. An older one that is still open ends: its
     * answer changes nothing any more. Throws as the specification of each refusal says.
     */
    async open(whose: Whose, wanted: Wanted, actor: Actor): Promise<Asked> {
      const next = await nextOf(whose, wanted, actor);
      const before = await openOf(whose.lender, next.row.id);
      const same = sameAgain(before, next, wanted, actor);
      if (same) return { request: same, ask: askFor(next, same) };
      if (before?.way === 'here' && Date.now() - before.asked_at.valueOf() < underWayMs)
        throw new Refusal(
          'CONFLICT',
          'This paper is being signed right now. Wait a moment, then reload the page.',
        );

      const vault = await hashes.of(whose.lender, db);
      const file = await uploads.open(whose.lender, whose.applicant, versionOf(next.row));
      if (!file) throw new Refusal('NOT_FOUND', 'The file of this paper is not here any more.');
      const at = new Date(Math.floor(Date.now() / 1000) * 1000);
      const look = { name: next.name, reason: messages.esignReason, at: at.toISOString() };
      const prepared: PreparedPdf = await runIsolated('prepareSignature', {
        bytes: file.bytes,
        ...look,
      }).catch((error: unknown) => {
        if (!(error instanceof FileRefusal)) throw error;
        throw new Refusal('FILE_REFUSED', error.message);
      });
      const request: RequestRow = {
        id: newId(),
        paper_id: next.row.id,
        place: next.turn.place,
        txn: newSecret(),
        way: wanted.way,
        back: wanted.back,
        state: 'open',
        over_file_id: file.id,
        gap_start: prepared.gap[0],
        gap_end: prepared.gap[1],
        digest: Buffer.from(prepared.digest),
        name: Buffer.alloc(0),
        trouble: null,
        asked_by: actor.id,
        asked_at: at,
      };
      request.name = vault.seal(next.name, requestSeal(request.id));
      await files.put(whose.lender, request.id, vault, prepared.bytes);
      const ended = await db
        .tenant(whose.lender, async (trx) => {
          const [row] = await papersOf(trx, whose.applicant, { id: next.row.id, lock: true });
          // Somebody signed while this was prepared.
          if (!row || versionOf(row) !== file.id) throw new Refusal('ESIGN_SIGNED_BEFORE');
          const over = await trx.query<{ id: string }>(sql`
            update esign_request set state = 'ended', settled_at = now()
            where paper_id = ${row.id} and state = 'open' returning id`);
          await trx.query(sql`
            insert into esign_request (id, lender_id, applicant_id, paper_id, place, txn, way, back, over_file_id, gap_start, gap_end, digest, name, asked_by, asked_at)
            values (${request.id}, ${whose.lender}, ${whose.applicant}, ${row.id}, ${request.place}, ${request.txn}, ${request.way}, ${request.back},
              ${request.over_file_id}, ${request.gap_start}, ${request.gap_end}, ${request.digest}, ${request.name}, ${actor.id}, ${at})`);
          await audit(trx, whose.lender, actor, 'esign.asked', whose.applicant, {
            way: request.way,
            place: request.place,
          });
          return over;
        })
        .catch(async (error: unknown) => {
          await files.remove(whose.lender, request.id);
          throw error;
        });
      for (const { id } of ended) await files.remove(whose.lender, id);
      return { request, ask: askFor(next, request) };
    },

    /** Whose request an answer is about; null for none of ours. */
    async byTxn(txn: string): Promise<{ whose: Whose; request: RequestRow } | null> {
      if (!/^[\w-]{20,60}$/.test(txn)) return null;
      const [row] = await db.query<{ id: string; lender_id: string; applicant_id: string }>(
        sql`select id, lender_id, applicant_id from find_esign_request(${txn})`,
      );
      if (!row) return null;
      const whose = { lender: row.lender_id, applicant: row.applicant_id };
      const request = await db.tenant(whose.lender, (trx) => requestOf(trx, whose.applicant, row.id));
      return request ? { whose, request } : null;
    },
  };
}

export type Requests = ReturnType<typeof requests>;
