import { type ArchivedRows, countUnchained } from '../../platform/audit-chain.ts';
import type { Database } from '../../platform/database.ts';
import { openNote, readVerifierKey, type VerifierKey } from '../../platform/signed-note.ts';
import { sql } from '../../platform/sql.ts';
import { type Checkpoint, checkpointHash, logName, logs, readCheckpoint } from './checkpoint-text.ts';
import { readCheckpoints } from './stored-checkpoints.ts';
import { type SignedHead, verifyLog } from './verify-log.ts';

/** A checkpoint found outside the database: a file, or what was published. */
export interface FoundNote {
  /** Where it was found, as the operator knows it. */
  source: string;
  note: string;
}

/** One line of the outcome; a fault is a sentence of what is wrong. */
export interface Line {
  text: string;
  fault: boolean;
}

type Read = Checkpoint & { text: string };

/** A note as the checkpoint it states, when one of the keys signed it; else null. */
function readNote(note: string, keys: readonly VerifierKey[]): Read | null {
  for (const key of keys) {
    const text = openNote(note, key);
    const checkpoint = text && readCheckpoint(text);
    if (text && checkpoint) return { ...checkpoint, text };
  }
  return null;
}

interface Notes {
  checkpoints: Map<number, Read>;
  lines: Line[];
}

/** "1 row", "2 rows". */
const counted = (count: number, one: string) => `${count} ${one}${count === 1 ? '' : 's'}`;

const fault = (text: string): Line => ({ text, fault: true });

/** All checkpoints, of the database and found elsewhere, and what is wrong with them. */
async function gather(
  db: Database,
  found: readonly FoundNote[],
  keys: readonly VerifierKey[],
): Promise<Notes> {
  const checkpoints = new Map<number, Read>();
  const lines: Line[] = [];
  const take = ({ source, note }: FoundNote) => {
    const read = readNote(note, keys);
    if (!read) return lines.push(fault(`${source} was not signed by a key that is known here.`));
    const known = checkpoints.get(read.number);
    if (!known) {
      if (source !== ofDatabase(read.number))
        lines.push(fault(`The database no longer has checkpoint ${read.number} (${source}).`));
      checkpoints.set(read.number, read);
    } else if (known.text !== read.text)
      lines.push(fault(`${source} states something else than the database's checkpoint ${read.number}.`));
  };
  for (let before: number | null = null; ; ) {
    const page = await readCheckpoints(db, before, 500);
    for (const { number, note } of page) take({ source: ofDatabase(number), note });
    const last = page.at(-1);
    if (!last) break;
    before = last.number;
  }
  for (const one of found) take(one);
  return { checkpoints, lines };
}

const ofDatabase = (number: number) => `Checkpoint ${number} of the database`;

/** Each names the one before it, from the first on. */
function sequence(checkpoints: ReadonlyMap<number, Read>): Line[] {
  const numbers = [...checkpoints.keys()].sort((one, other) => one - other);
  const lines: Line[] = [];
  for (const number of numbers) {
    const before = checkpoints.get(number - 1);
    const { previous } = checkpoints.get(number) as Read;
    if (number > 1 && !before) lines.push(fault(`Checkpoint ${number - 1} is missing.`));
    else if (!Buffer.from(previous).equals(checkpointHash(before?.text ?? null)))
      lines.push(fault(`Checkpoint ${number} does not follow checkpoint ${number - 1}.`));
  }
  const stated =
    numbers.length > 0
      ? `${counted(numbers.length, 'checkpoint')}, signed, without a gap`
      : 'no checkpoints yet';
  if (lines.length === 0) lines.push({ text: stated, fault: false });
  return lines;
}

/** What the checkpoints state of each log, by its name. */
function signedHeads(checkpoints: ReadonlyMap<number, Read>): Map<string, SignedHead[]> {
  const stated = [...checkpoints.values()].flatMap(({ number, heads }) =>
    heads.map(({ log, hash }) => ({ log, number, hash })),
  );
  return Map.groupBy(stated, ({ log }) => log);
}

/** What the lender's audit log has beside its chain: rows of the last seconds. Blank when there are none. */
async function unchained(db: Database, lender: string): Promise<string> {
  const waiting = await db.background.tenant(lender, countUnchained);
  return waiting > 0 ? `, ${counted(waiting, 'row')} not in the chain yet` : '';
}

/**
 * Verifies the audit log, its archive and the consent ledger of every lender, and all checkpoints against them: those in the
 * database, and those that were found elsewhere. `keys`: the public keys that are trusted, as C2SP writes them.
 */
export async function verifyCheckpoints(
  db: Database,
  found: readonly FoundNote[],
  keys: readonly string[],
  archive: ArchivedRows,
): Promise<Line[]> {
  const { checkpoints, lines } = await gather(db, found, keys.map(readVerifierKey));
  const heads = signedHeads(checkpoints);
  const lenders = await db.query<{ id: string; code: string }>(sql`select id, code from list_lenders()`);
  for (const { id, code } of lenders)
    for (const log of logs) {
      const signed = heads.get(logName(id, log)) ?? [];
      heads.delete(logName(id, log));
      const title = log === 'audit' ? 'audit log' : 'consent ledger';
      const { rows, fault: wrong } = await verifyLog(db.background, id, log, signed, archive);
      lines.push(
        wrong
          ? fault(`${code}, ${title}: ${wrong}`)
          : {
              text: `${code}, ${title}: ${counted(rows, 'row')}, chain intact${log === 'audit' ? await unchained(db, id) : ''}`,
              fault: false,
            },
      );
    }
  if (heads.size > 0)
    lines.push(
      fault(`Checkpoints state ${counted(heads.size, 'log')} of lenders that the database does not have.`),
    );
  return [...lines, ...sequence(checkpoints)];
}
