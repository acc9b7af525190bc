import type { Queryable } from './database.ts';
import { sql } from './sql.ts';

const hour = 60 * 60_000;
/** Nobody waits for the first round, and everybody for a start. */
const firstRoundMs = 5_000;

const daysAgo = (days: number) => new Date(Date.now() - days * 24 * hour);

/**
 * Takes away what nothing asks for any more: codes, counters and turns (a day's codes are counted, then forgotten), what webhooks were
 * told, people were sent and the team was notified of after 90 days, visits to DigiLocker that nobody came back from after a day.
 */
export async function tidy(db: Queryable): Promise<void> {
  await db.query(sql`select forget_old_deliveries(${daysAgo(90)})`);
  await db.query(sql`select forget_old_messages(${daysAgo(90)})`);
  await db.query(sql`select forget_old_notifications(${daysAgo(90)})`);
  await db.query(sql`select forget_old_sign_ins(${daysAgo(1)})`);
  await db.query(sql`delete from passkey_challenge where expires_at < now()`);
  await db.query(sql`delete from otp where created_at < now() - interval '2 days'`);
  await db.query(sql`delete from attempt where window_ends < now() - interval '1 day'`);
  await db.query(sql`delete from lease where until < now() - interval '1 hour'`);
}

/** Runs each after some seconds and then every hour until the returned function is called. */
export function tidyHourly(
  tasks: readonly (() => Promise<unknown>)[],
  report: (error: unknown) => void,
): () => void {
  const once = () => {
    for (const task of tasks) void task().catch(report);
  };
  const timers = [setTimeout(once, firstRoundMs), setInterval(once, hour)];
  for (const timer of timers) timer.unref();
  return () => timers.forEach(clearTimeout);
}
