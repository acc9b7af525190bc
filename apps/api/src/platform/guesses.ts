import { isIPv6 } from 'node:net';
import { ApiError } from '@pramaan/contract/errors.ts';
import { giveTryBack } from './attempts.ts';
import type { Database, Queryable } from './database.ts';
import { sql } from './sql.ts';
import type { Vault } from './vault.ts';

/** How often one may guess wrongly before one waits, and how long at most. Each further guess doubles the wait, from a second. */
interface Allowance {
  free: number;
  longestMs: number;
}

const minute = 60_000;
const allowances = {
  /** One login from one address. */
  pair: { free: 5, longestMs: 15 * minute },
  /** One address, whatever logins it tries. Many people can stand behind it. */
  address: { free: 20, longestMs: 15 * minute },
  /** One login, from addresses that never entered it. */
  login: { free: 30, longestMs: minute },
  /** Everybody: many addresses guess many logins. */
  together: { free: 1_000, longestMs: 5_000 },
} satisfies Record<string, Allowance>;
type Counter = keyof typeof allowances;

/** After so long without a guess a counter begins again. */
const windowMs = 60 * minute;
/** For so long an address that entered a login is known for it. */
const knownMs = 30 * 24 * 60 * minute;

/** What somebody guesses at, and from where. */
interface Guess {
  /** What is guessed: "staff password". */
  what: string;
  login: string;
  ip: string;
}

/** The part of an address that one subscriber has: an IPv4 address, or the first 64 bits of IPv6. */
export function subscriberOf(ip: string): string {
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(ip)?.[1];
  if (mapped || !isIPv6(ip)) return mapped ?? ip;
  const [head = '', tail] = ip.split('::');
  const groups = (part: string) => (part === '' ? [] : part.split(':'));
  const [left, right] = [groups(head), groups(tail ?? '')];
  const zeros = tail === undefined ? [] : Array.from({ length: 8 - left.length - right.length }, () => '0');
  return [...left, ...zeros, ...right]
    .slice(0, 4)
    .map((group) => Number.parseInt(group, 16).toString(16))
    .join(':');
}

/**
 * Counts one guess under `key`; answers how long to wait first, in milliseconds, or 0 when it may be looked at. While one
 * waits nothing is counted, so that nobody makes a wait longer by trying.
 */
async function countGuess(trx: Queryable, key: Buffer, { free, longestMs }: Allowance): Promise<number> {
  const [row] = await trx.query<{ refused: boolean; wait: number | null }>(sql`
    insert into attempt (key, tries, window_ends) values (${key}, 1, now() + ${windowMs} * interval '1 millisecond')
    on conflict (key) do update set
      refused = coalesce(attempt.waits_until > now(), false),
      tries = case when attempt.waits_until > now() then attempt.tries when attempt.window_ends < now() then 1 else attempt.tries + 1 end,
      waits_until = case when attempt.waits_until > now() then attempt.waits_until
        when attempt.window_ends < now() or attempt.tries < ${free} then null
        else now() + least(${longestMs}, 1000 * power(2, least(attempt.tries - ${free}, 20))) * interval '1 millisecond' end,
      window_ends = case when attempt.waits_until > now() then attempt.window_ends else excluded.window_ends end
    returning refused, (extract(epoch from waits_until - now()) * 1000)::float8 as wait`);
  return row?.refused ? Math.max(1, row.wait ?? 1) : 0;
}

function waitLonger(ms: number): ApiError {
  const seconds = Math.ceil(ms / 1000);
  const time = seconds < 60 ? `${seconds} s` : `${Math.ceil(seconds / 60)} min`;
  const refusal = new ApiError('TOO_MANY', `Too many incorrect attempts. Try again in ${time}.`);
  refusal.retryAfter = seconds;
  return refusal;
}

/**
 * Guesses at logins, counted for each login and address, for the address, for the login and for all together. Nobody is
 * locked out: guesses from an address wait longer each time, and a person who entered from another address before does not
 * wait for them.
 */
export function guessCounter({ db, vault }: { db: Database; vault: Vault }) {
  const keysOf = ({ what, login, ip }: Guess) => {
    const from = subscriberOf(ip);
    const key = (counter: string, name: string) => vault.lookup(`${what} ${counter}`, name);
    return {
      pair: key('pair', `${login} ${from}`),
      address: key('address', from),
      login: key('login', login),
      together: key('together', ''),
      known: key('known', `${login} ${from}`),
    };
  };
  const must = async (key: Buffer, counter: Counter): Promise<void> => {
    const wait = await countGuess(db, key, allowances[counter]);
    if (wait > 0) throw waitLonger(wait);
  };
  const isKnown = async (key: Buffer): Promise<boolean> =>
    (await db.query(sql`select 1 as known from attempt where key = ${key} and window_ends > now()`)).length >
    0;
  const mustNotWait = async (key: Buffer): Promise<void> => {
    const [row] = await db.query<{ wait: number | null }>(sql`
      select (extract(epoch from waits_until - now()) * 1000)::float8 as wait from attempt where key = ${key} and waits_until > now()`);
    if (row) throw waitLonger(row.wait ?? 1);
  };

  return {
    /** Before a guess is looked at. Throws TOO_MANY, with how long to wait. */
    async begin(guess: Guess): Promise<void> {
      const keys = keysOf(guess);
      await must(keys.pair, 'pair');
      if (await isKnown(keys.known)) return;
      await mustNotWait(keys.together);
      await must(keys.address, 'address');
      await must(keys.login, 'login');
    },

    /** The guess was right: it is not held against anybody, and the address is known from now on. */
    async right(guess: Guess): Promise<void> {
      const keys = keysOf(guess);
      const known = await isKnown(keys.known);
      await db.query(sql`delete from attempt where key = ${keys.pair}`);
      if (!known) for (const key of [keys.address, keys.login]) await giveTryBack(db, key);
      await db.query(sql`
        insert into attempt (key, tries, window_ends) values (${keys.known}, 0, now() + ${knownMs} * interval '1 millisecond')
        on conflict (key) do update set window_ends = excluded.window_ends`);
    },

    /** The guess was wrong. Only these are counted together: a right one writes no row that all share. */
    async wrong(guess: Guess): Promise<void> {
      await countGuess(db, keysOf(guess).together, allowances.together);
    },
  };
}

export type GuessCounter = ReturnType<typeof guessCounter>;
