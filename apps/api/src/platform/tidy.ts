import type { Database } from './database.ts';
import { sql } from './sql.ts';

const hour = 60 * 60_000;

/** Takes away codes, counters and turns that nothing asks for any more: a day's codes are counted, then forgotten. */
export async function tidy(db: Database): Promise<void> {
  await db.query(sql`delete from otp where created_at < now() - interval '2 days'`);
  await db.query(sql`delete from attempt where window_ends < now() - interval '1 day'`);
  await db.query(sql`delete from turn where until < now() - interval '1 hour'`);
}

/** Runs each now and every hour until the returned function is called. */
export function tidyHourly(
  tasks: readonly (() => Promise<void>)[],
  report: (error: unknown) => void,
): () => void {
  const once = () => {
    for (const task of tasks) void task().catch(report);
  };
  once();
  const timer = setInterval(once, hour);
  timer.unref();
  return () => clearInterval(timer);
}
