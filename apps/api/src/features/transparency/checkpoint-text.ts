import { chainBeginning, sha256 } from '../../platform/hash-chain.ts';

/** The two logs of a lender that are hash chains. */
export const logs = ['audit', 'consent'] as const;
export type Log = (typeof logs)[number];

/** The head of one chain, under a name that does not tell whose it is. */
export interface Head {
  log: string;
  hash: Uint8Array;
}

/** What a checkpoint states of all logs. */
export interface Checkpoint {
  /** Whose checkpoints these are: the first line, and the name of the key. */
  origin: string;
  /** Counted from 1, without a gap. */
  number: number;
  /** SHA-256 of the text of the checkpoint before it; zeros in the first. */
  previous: Uint8Array;
  /** Indian day: 2026-11-23. */
  day: string;
  heads: readonly Head[];
}

/** The name of a lender's log in a checkpoint: to others it is a random text, and its lender can compute it. */
export const logName = (lender: string, log: Log): string => sha256(`${log} ${lender}`).toString('base64');

/** What a checkpoint names as `previous`. */
export const checkpointHash = (text: string | null): Uint8Array => (text ? sha256(text) : chainBeginning);

/**
 * A checkpoint as the text that is signed: origin, number, hash of the text before it, day, then a line for each log, its
 * name and its head. Sizes are left out: they would tell how much business a lender does, and the head fixes them.
 */
export function checkpointText({ origin, number, previous, day, heads }: Checkpoint): string {
  const lines = heads.map(({ log, hash }) => `${log} ${Buffer.from(hash).toString('base64')}`).sort();
  return [origin, number, Buffer.from(previous).toString('base64'), `day ${day}`, ...lines, ''].join('\n');
}

const hashOf = (text: string) => Buffer.from(text, 'base64');

/** Reads the text of a checkpoint; null when it is none. */
export function readCheckpoint(text: string): Checkpoint | null {
  const [origin = '', number = '', previous = '', day = '', ...rest] = text.split('\n');
  const heads = rest.slice(0, -1).map((line) => {
    const [log = '', hash = ''] = line.split(' ');
    return { log, hash: hashOf(hash) };
  });
  const whole =
    /^\d+$/.test(number) &&
    /^day \d{4}-\d\d-\d\d$/.test(day) &&
    [hashOf(previous), ...heads.map(({ hash }) => hash)].every(({ length }) => length === 32);
  return whole
    ? { origin, number: Number(number), previous: hashOf(previous), day: day.slice(4), heads }
    : null;
}
