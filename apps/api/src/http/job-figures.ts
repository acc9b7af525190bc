import client from 'prom-client';
import type { Queryable } from '../platform/database.ts';
import { sql } from '../platform/sql.ts';
import { inTime } from './in-time.ts';

interface Row {
  queue: string;
  /** Due, later, active or failed. */
  state: string;
  jobs: number;
  /** Seconds that the one due longest has waited. */
  late: number;
}

const sessionState = (db: Queryable) =>
  db.query<Row>(sql`
    select name as queue,
      case when state in ('created', 'retry') then case when start_after <= now() then 'due' else 'later' end
        else state::text end as state,
      count(*)::int as jobs,
      coalesce(max(extract(epoch from now() - start_after)) filter (where state in ('created', 'retry')), 0)::float8 as late
    from jobs.job where state in ('created', 'retry', 'active', 'failed') group by 1, 2`);

/**
 * How the job queue stands, asked of the database whenever the figures are read: every process tells the same. Without an
 * answer in time these figures are missing, and the others are told.
 */
export function jobFigures(registry: client.Registry, db: Queryable): void {
  const read = inTime(() => sessionState(db));
  new client.Gauge({
    name: 'pramaan_job_lateness_seconds',
    help: 'Age of the oldest due job in seconds, by queue.',
    labelNames: ['queue'],
    registers: [registry],
    async collect() {
      const rows = (await read()) ?? [];
      this.reset();
      for (const { queue, state, late } of rows) if (state === 'due') this.set({ queue }, Math.max(0, late));
    },
  });
  new client.Gauge({
    name: 'pramaan_jobs',
    help: 'Number of jobs by queue and state: due, later (scheduled or waiting for a retry), active, failed (no more retries).',
    labelNames: ['queue', 'state'],
    registers: [registry],
    async collect() {
      const rows = (await read()) ?? [];
      this.reset();
      for (const { queue, state, jobs } of rows) this.set({ queue, state }, jobs);
    },
  });
}
