import { createHash } from 'node:crypto';

/** A row of a chain: each holds the hash of the row before it. */
export interface ChainRow {
  /** Counted from 1, without a gap. */
  place: number;
  /** SHA-256 of the row before it; zeros in the first. */
  previous: Uint8Array;
  hash: Uint8Array;
}

/** How far a chain goes: the last row's place and hash. */
export type ChainHead = Pick<ChainRow, 'place' | 'hash'>;

/** What the first row has as the hash of the row before it. */
export const chainBeginning: Uint8Array = Buffer.alloc(32);

/** The head of a chain without rows. */
export const emptyChain: ChainHead = { place: 0, hash: chainBeginning };

/** Rows of a chain that are kept but cannot be read. The message ends a sentence: "Row 7 is wrong: …". */
export class UnreadableRows extends Error {
  override name = 'UnreadableRows';
}

export const sha256 = (...parts: (string | Uint8Array)[]): Buffer =>
  parts.reduce((hash, part) => hash.update(part), createHash('sha256')).digest();

/** A hash as text. */
export const hex = (hash: Uint8Array): string => Buffer.from(hash).toString('hex');

/** The hash of a row: SHA-256 over the previous row's hash and the row's members, as JSON in a fixed order. */
export const chainHash = (previous: Uint8Array, members: readonly unknown[]): Buffer =>
  sha256(previous, JSON.stringify(members));

export interface ChainVerification {
  /** The place of the last row that fits: how many do, from the first. */
  rows: number;
  /** The place of the first row that does not fit; null when the chain is whole. */
  broken: number | null;
  reason: string;
  /** The last row's hash; zeros without rows. */
  head: Uint8Array;
}

interface Chain<Row extends ChainRow> {
  /** The rows after a place, in order, at most some; none at the end. Throws UnreadableRows. */
  rowsAfter(place: number): Promise<Row[]>;
  /** What a row's hash covers. */
  membersOf(row: Row): readonly unknown[];
  /** Why a row is not what it should be, beside its hash; blank when it is. */
  faultOf?(row: Row): string;
  /** Hears of each row that fits. */
  onRow?: ((row: Row) => void) | undefined;
}

/** Walks a chain behind `from`, by default from its first row, and recomputes every hash. */
export async function verifyChain<Row extends ChainRow>(
  chain: Chain<Row>,
  from: ChainHead = emptyChain,
): Promise<ChainVerification> {
  let { place: rows, hash: head } = from;
  const brokenAt = (place: number, reason: string) => ({ rows, broken: place, reason, head });
  for (;;) {
    const page = await chain.rowsAfter(rows).catch((error: unknown) => {
      if (error instanceof UnreadableRows) return error;
      throw error;
    });
    if (page instanceof UnreadableRows) return brokenAt(rows + 1, page.message);
    if (page.length === 0) return { rows, broken: null, reason: 'whole', head };
    for (const row of page) {
      if (row.place !== rows + 1) return brokenAt(rows + 1, 'the row is missing');
      if (!Buffer.from(row.previous).equals(head))
        return brokenAt(row.place, 'it does not follow the row before it');
      const fault = chainHash(row.previous, chain.membersOf(row)).equals(row.hash)
        ? chain.faultOf?.(row)
        : 'its content is not what was written';
      if (fault) return brokenAt(row.place, fault);
      chain.onRow?.(row);
      head = row.hash;
      rows = row.place;
    }
  }
}
