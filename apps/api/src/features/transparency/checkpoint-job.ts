import type { Config } from '../../config.ts';
import type { Queryable } from '../../platform/database.ts';
import type { JobKind } from '../../platform/jobs.ts';
import { readCheckpoints } from './stored-checkpoints.ts';

interface CheckpointJob {
  number: number;
}

/** Fifteen tries, the first pause ten seconds and each twice the one before: almost four days. */
export const checkpointJob: JobKind<CheckpointJob> = {
  name: 'checkpoint',
  retryLimit: 15,
  retryDelay: 10,
  expireInSeconds: 60,
};

const timeoutMs = 20_000;
/** A place that never takes a name twice says so when it has this one from an earlier try. */
const taken = [409, 412];

/** Sends a checkpoint to the outside place: PUT `<address>/<day>.txt`. Throws when it must be tried again. */
export async function sendCheckpoint(
  db: Queryable,
  place: Config['checkpoints']['place'],
  { number }: CheckpointJob,
): Promise<void> {
  const [checkpoint] = await readCheckpoints(db, number + 1, 1);
  if (!place || checkpoint?.number !== number) return;
  const reply = await fetch(`${place.url.replace(/\/$/, '')}/${checkpoint.day}.txt`, {
    method: 'PUT',
    headers: {
      'content-type': 'text/plain; charset=utf-8',
      'if-none-match': '*',
      ...(place.token ? { authorization: `Bearer ${place.token}` } : {}),
    },
    body: checkpoint.note,
    redirect: 'error',
    signal: AbortSignal.timeout(timeoutMs),
  });
  await reply.body?.cancel();
  if (!reply.ok && !taken.includes(reply.status))
    throw new Error(`The outside place did not take checkpoint ${number} (${reply.status}).`);
}
