import { type JobResult, PgBoss } from 'pg-boss';
import type { Database, Queryable } from './database.ts';
import { traced } from './tracing.ts';

/** A kind of job: its name, and how often it is tried. */
export interface JobKind<T extends object> {
  name: string;
  retryLimit: number;
  /** Seconds before the first retry; doubled after each. */
  retryDelay: number;
  /** Seconds that a retry waits at most; none: no bound. */
  retryDelayMax?: number;
  /** Seconds after which a job that has not answered is taken as lost and tried again. */
  expireInSeconds: number;
  /** Only there so that the kind carries the type of its data. */
  sample?: T;
}

export interface Jobs {
  /** Sends a job in the caller's transaction: it exists when, and only when, the transaction commits. */
  send<T extends object>(
    trx: Queryable,
    kind: JobKind<T>,
    data: T,
    startAfterSeconds?: number,
  ): Promise<void>;
  /** Runs jobs of a kind in this process. A handler that throws is tried again. */
  work<T extends object>(
    kind: JobKind<T>,
    handler: (data: T, attempt: { last: boolean }) => Promise<void>,
  ): Promise<void>;
  stop(): Promise<void>;
}

/** A worker that has died is noticed after this long, and what it was doing is done by another. */
const heartbeatSeconds = 10;

interface TakenJob {
  id: string;
  data: object;
  retryCount: number;
  retryLimit: number;
}

const over = (to: Queryable) => ({
  executeSql: async (text: string, values: unknown[] = []) => ({
    rows: await to.query<object>({ text, values }),
  }),
});

/** The job queue in the same PostgreSQL (schema `jobs`). Each queue is made and looked up here, before any transaction needs it. */
export async function startJobs(
  db: Database,
  kinds: readonly JobKind<object>[],
  report: (error: unknown) => void,
): Promise<Jobs> {
  const boss = new PgBoss({
    superviseIntervalSeconds: heartbeatSeconds,
    monitorIntervalSeconds: heartbeatSeconds,
    schema: 'jobs',
    createSchema: false,
    // Nothing is sent by the clock: `tidyHourly` and the rounds of `workJobs` are not jobs.
    schedule: false,
    backend: db.kind === 'pglite' ? 'pglite' : 'postgres',
    db: {
      executeSql: async (text: string, values?: unknown[]) => ({
        rows: values?.length ? await db.query<object>({ text, values }) : await db.script(text),
      }),
    },
  });
  boss.on('error', report);
  await boss.start();
  const made = new Set((await boss.getQueues()).map(({ name }) => name));
  for (const { name, expireInSeconds } of kinds) {
    // pg-boss looked up those that were there when it started.
    if (made.has(name)) continue;
    await boss.createQueue(name, { expireInSeconds });
    // On the embedded database the first send inside a transaction would wait for ever for what this looks up.
    await boss
      .send(name, { warm: true }, { startAfter: 60 * 60 * 24 * 365, singletonKey: 'warm' })
      .then(async (id) => {
        if (id) await boss.deleteJob(name, id);
      });
  }
  return {
    async send(trx, kind, data, startAfterSeconds = 0) {
      await boss.send(kind.name, data, {
        db: over(trx),
        heartbeatSeconds,
        // Said with each job: a queue that an earlier release made keeps the settings it was made with.
        retryLimit: kind.retryLimit,
        retryDelay: kind.retryDelay,
        retryBackoff: true,
        ...(kind.retryDelayMax ? { retryDelayMax: kind.retryDelayMax } : {}),
        ...(startAfterSeconds > 0 ? { startAfter: startAfterSeconds } : {}),
      });
    },
    async work(kind, handler) {
      await boss.work<object>(
        kind.name,
        {
          batchSize: 5,
          pollingIntervalSeconds: 2,
          includeMetadata: true,
          burstWhenBatchFull: true,
          perJobResults: true,
        } as object,
        async (batch) => {
          const results: JobResult[] = [];
          for (const { id, data, retryCount, retryLimit } of batch as unknown as TakenJob[])
            results.push(
              // One that fails does not take the others of its batch along.
              await traced({ name: `job ${kind.name}`, kind: 'consumer' }, () =>
                handler(data as never, { last: retryCount >= retryLimit }),
              ).then(
                (): JobResult => ({ id, status: 'completed' }),
                (error): JobResult => ({
                  id,
                  status: 'failed',
                  output: { message: String(error?.message ?? error) },
                }),
              ),
            );
          return results;
        },
      );
    },
    stop: () => boss.stop({ graceful: true, timeout: 5000, close: false } as object),
  };
}
