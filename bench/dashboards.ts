import { randomBytes } from 'node:crypto';
import { performance } from 'node:perf_hooks';
import pg from 'pg';
import { ageingOf } from '../apps/api/src/features/dashboards/ageing.ts';
import { askedIn } from '../apps/api/src/features/dashboards/asked.ts';
import { statements } from '../apps/api/src/features/dashboards/drill-down-rows.ts';
import { firstPassIn } from '../apps/api/src/features/dashboards/first-pass.ts';
import { funnelIn } from '../apps/api/src/features/dashboards/funnel.ts';
import { monthsOf } from '../apps/api/src/features/dashboards/months.ts';
import { outcomesIn } from '../apps/api/src/features/dashboards/outcomes.ts';
import { planned } from '../apps/api/src/features/dashboards/planned.ts';
import { type Range, rangeOf } from '../apps/api/src/features/dashboards/range.ts';
import { segmentsOf } from '../apps/api/src/features/dashboards/segments.ts';
import { sourcesIn } from '../apps/api/src/features/dashboards/sources.ts';
import { summaryOf } from '../apps/api/src/features/dashboards/summary.ts';
import { turnaroundIn } from '../apps/api/src/features/dashboards/turnaround.ts';
import { workloadOf } from '../apps/api/src/features/dashboards/workload.ts';
import type { Queryable } from '../apps/api/src/platform/database.ts';
import { newId } from '../apps/api/src/platform/ids.ts';
import { openPostgres } from '../apps/api/src/platform/open-database.ts';
import { sql } from '../apps/api/src/platform/sql.ts';
import { vaultOf } from '../apps/api/src/platform/vault.ts';
import type { Figure } from './table.ts';

const applicants = 1_000_000;
const [warm, rounds] = [2, 20];
/** Two years of applications: of these the dashboards show twelve weeks until somebody asks for more. */
const overDays = 730;
const limit = 1000;

async function fill(url: string, lender: string): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    await client.query(
      `insert into applicant (id, lender_id, cust_id, reference, segment, profile, created_at, product_code)
       select gen_random_uuid(), $1, 'C' || n, 'SF-' || n, case when n % 5 = 0 then 'business' else 'retail' end, '\\x00',
         now() - random() * $3 * interval '1 day', case when n % 3 = 0 then 'HOME' else 'PERSONAL' end from generate_series(1, $2::int) n`,
      [lender, applicants, overDays],
    );
    await client.query(`
      update course c set given_at = w.given, ready_at = w.ready, review_at = w.review, decided_at = w.decided, outcome = w.outcome,
        reasons = case w.outcome when 'rejected' then array['INCOME_LOW'] else '{}' end
      from (select applicant_id, started_at + random() * interval '1 day' as given, started_at + (1 + random()) * interval '1 day' as ready,
          started_at + (2 + random()) * interval '1 day' as review, started_at + (3 + random() * 3) * interval '1 day' as decided,
          case when random() < 0.7 then 'approved' else 'rejected' end as outcome from course) w
      where w.applicant_id = c.applicant_id and random() < 0.8`);
    await client.query(`
      insert into first_try (applicant_id, lender_id, document, instance, segment, at, passed)
      select c.applicant_id, c.lender_id, d.document, 1, c.segment, c.given_at, random() < 0.8
      from course c, (values ('pan'), ('aadhaar'), ('eBill'), ('epf'), ('itr')) d(document) where c.given_at is not null`);
    await client.query(`
      insert into information_request (id, lender_id, applicant_id, subject, reason, asked_at, answered_at)
      select gen_random_uuid(), lender_id, applicant_id, 'pan', 'DIFFERS', review_at, review_at + random() * interval '2 days'
      from course where review_at is not null and random() < 0.2`);
    await client.query('vacuum analyze');
  } finally {
    await client.end();
  }
}

const p95 = (times: readonly number[]) =>
  [...times].sort((a, b) => a - b)[Math.ceil(times.length * 0.95) - 1] ?? 0;

/** How long each figure takes for one lender of a million applicants, in the product's own statements and transactions. */
export async function measureDashboards(url: string): Promise<Figure[]> {
  const db = await openPostgres(url, url, 4);
  try {
    const key = () => randomBytes(32);
    const { wrapped, wrappedBy } = vaultOf({
      keyEncryption: key(),
      lookup: key(),
      token: key(),
    }).newDataKey();
    const lender = newId();
    await db.query(
      sql`select add_lender(${lender}, ${'BENCH'}, ${'Bench'}, ${'{}'}, ${'{}'}, ${wrapped}, ${wrappedBy})`,
    );
    await fill(url, lender);
    const usual = rangeOf({}, new Date());
    const year = { ...usual, since: new Date(usual.until.valueOf() - 364 * 86_400_000) };
    const listed = (trx: Queryable, range: Range) =>
      trx.query(
        statements.turnaround(
          { of: 'turnaround', which: 'whole' },
          range,
          { at: null, key: '', instance: '' },
          51,
        ),
      );
    const ways: readonly [string, (trx: Queryable, range: Range) => Promise<unknown>][] = [
      ['funnel', funnelIn],
      ['turnaround, one step', (trx, range) => turnaroundIn(trx, range, 'whole')],
      ['turnaround, all steps', (trx, range) => turnaroundIn(trx, range, null)],
      ['first-pass rate', firstPassIn],
      ['sources', (trx, range) => sourcesIn(trx, range, () => 'closed')],
      ['information requests', askedIn],
      ['segments', segmentsOf],
      ['headline figures', summaryOf],
      ['ageing', ageingOf],
      ['workload', workloadOf],
      ['approval rate by product', (trx, range) => outcomesIn(trx, range, 'product')],
      ['thirteen months', monthsOf],
      ['drill-down', listed],
    ];
    const figures: Figure[] = [];
    for (const [days, range, held] of [
      ['twelve weeks', usual, true],
      ['a year', year, false],
    ] as const)
      for (const [name, count] of ways) {
        const times: number[] = [];
        for (let round = 0; round < warm + rounds; round++) {
          const begun = performance.now();
          await planned(db, lender, (trx) => count(trx, range));
          if (round >= warm) times.push(performance.now() - begun);
        }
        figures.push({
          figure: `dashboards: ${name}, ${days}, a million applicants, p95`,
          value: `${p95(times).toFixed(0)} ms`,
          peer: held ? 'limit in ms' : 'for information',
          ...(held ? { compared: p95(times), limit: { atMost: limit } } : {}),
        });
      }
    return figures;
  } finally {
    await db.close();
  }
}
