import { randomBytes } from 'node:crypto';
import { performance } from 'node:perf_hooks';
import type { Filters } from '../apps/api/src/features/applicants/asked.ts';
import { applicantList } from '../apps/api/src/features/applicants/list.ts';
import type { Principal } from '../apps/api/src/http/context.ts';
import { systemClock } from '../apps/api/src/platform/clock.ts';
import type { Database } from '../apps/api/src/platform/database.ts';
import { newId } from '../apps/api/src/platform/ids.ts';
import { openPostgres } from '../apps/api/src/platform/open-database.ts';
import { sql } from '../apps/api/src/platform/sql.ts';
import { vaultOf } from '../apps/api/src/platform/vault.ts';
import { addApplicants, type Lender, mobileOf, nameOf } from './lists-rows.ts';
import type { Figure } from './table.ts';

const [few, many] = [10_000, 1_000_000] as const;
const [warm, rounds] = [10, 100];
const team = 20;

async function makeLender(db: Database): Promise<Lender & { manager: Principal; verifier: Principal }> {
  const key = () => randomBytes(32);
  const hashes = vaultOf({ keyEncryption: key(), lookup: key(), token: key() });
  const id = newId();
  const { wrapped, wrappedBy } = hashes.newDataKey();
  await db.query(
    sql`select add_lender(${id}, ${'BENCH'}, ${'Bench'}, ${'{}'}, ${'{}'}, ${wrapped}, ${wrappedBy})`,
  );
  const people = Array.from({ length: team }, () => newId());
  await db.tenant(id, async (trx) => {
    for (const [index, one] of people.entries())
      await trx.query(sql`insert into staff (id, lender_id, role, name, user_name, password_hash)
        values (${one}, ${id}, ${index === 0 ? 3 : 4}, ${`Person ${index}`}, ${`bench.${index}`}, '')`);
  });
  const principal = (staff: string, role: 3 | 4): Principal => ({
    ...{ session: '', lender: id, role, staff, applicant: null, id: staff, about: null },
    ...{ expiresAt: new Date(), maySetPassword: false, ownOnly: false },
  });
  const [first = '', second = ''] = people;
  return {
    id,
    vault: await hashes.of(id, db),
    hashes,
    team: people,
    manager: principal(first, 3),
    verifier: principal(second, 4),
  };
}

/** Every way in which people ask a list, with what each asks in round `n`. */
const ways: Readonly<Record<string, (n: number) => Filters>> = {
  'whole list': () => ({}),
  mine: () => ({ assigned: 'me' }),
  unassigned: () => ({ assigned: 'none' }),
  'due today': () => ({ due: 'today' }),
  'awaiting second approval': () => ({ stage: 'second-approval' }),
  'needs attention': () => ({ attention: '1' }),
  'one segment': () => ({ segment: 'business' }),
  'mine, in review': () => ({ assigned: 'me', stage: 'in-review' }),
  'findings: medium and above': () => ({ findings: 'medium' }),
  'findings: high and above': () => ({ findings: 'high' }),
  'findings: blocked': () => ({ findings: 'block' }),
  'by mobile': (n) => ({ q: mobileOf(n * 97) }),
  'by reference': (n) => ({ q: `SF-${1_000_000 + n * 89}` }),
  'by full name': (n) => ({ q: nameOf(n * 83) }),
  'by surname': (n) => ({ q: nameOf(n * 79).split(' ')[1] ?? '' }),
};

const p95 = (times: readonly number[]) =>
  [...times].sort((a, b) => a - b)[Math.ceil(times.length * 0.95) - 1] ?? 0;

interface Side {
  db: Database;
  lender: Awaited<ReturnType<typeof makeLender>>;
  times: Map<string, number[]>;
}

/** Asks a side in every way once; `count` when the answers' times are to be kept. */
async function askAll({ db, lender, times }: Side, round: number, count: boolean): Promise<void> {
  const { manager, verifier } = lender;
  const list = applicantList(db, lender.hashes, systemClock);
  const actor = { kind: 'staff', id: manager.id, ip: '', requestId: '' } as const;
  const timed = async <R>(way: string, work: () => Promise<R>): Promise<R> => {
    const begun = performance.now();
    const answer = await work();
    if (count) times.set(way, [...(times.get(way) ?? []), performance.now() - begun]);
    return answer;
  };
  for (const [way, informationRequests] of Object.entries(ways))
    await timed(way, () => list.page(manager, informationRequests(round), actor));
  const first = await timed('list of a verifier', () => list.page(verifier, {}, actor));
  await timed('next page', () => list.page(verifier, { after: first.next ?? '' }, actor));
  await timed('counts of the views', () => list.counts(manager));
}

const timesOf = ({ times }: Side, ways: RegExp): number[] =>
  [...times].flatMap(([way, taken]) => (ways.test(way) ? taken : []));

async function filled(url: string, applicants: number): Promise<Side> {
  const db = await openPostgres(url, url, 4);
  const lender = await makeLender(db);
  await addApplicants(url, lender, 0, applicants);
  return { db, lender, times: new Map() };
}

/**
 * List and search at ten thousand and at a million applicants of one lender, each way of asking by itself and all
 * together. What is timed is the product's own list on a real PostgreSQL with its defaults: the page's ids, its rows
 * under row-level security, the opened profiles, the audit row and its commit. Both are asked in turns, so that what
 * disturbs the machine disturbs both.
 */
export async function measureLists(urls: { few: string; many: string }): Promise<Figure[]> {
  const large = await filled(urls.many, many);
  const small = await filled(urls.few, few);
  try {
    for (let round = 0; round < warm + rounds; round++)
      for (const side of [small, large]) await askAll(side, round, round >= warm);
    const figure = (
      name: string,
      fewer: readonly number[],
      more: readonly number[],
      most: number | null,
    ): Figure => ({
      figure: `lists: ${name}, p95 with a million applicants`,
      value: `${p95(more).toFixed(1)} ms`,
      peer: `${p95(fewer).toFixed(1)} ms with ten thousand`,
      ...(most === null ? {} : { compared: p95(more) / p95(fewer), limit: { atMost: most } }),
    });
    return [
      figure('all kinds of query', [...small.times.values()].flat(), [...large.times.values()].flat(), 1.3),
      figure('filter by findings', timesOf(small, /^findings/), timesOf(large, /^findings/), 1.3),
      ...[...large.times].map(([way, more]) => figure(way, small.times.get(way) ?? [], more, null)),
    ];
  } finally {
    await Promise.all([small.db.close(), large.db.close()]);
  }
}
