import { createPublicKey, type KeyObject } from 'node:crypto';
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Config } from '../../config.ts';
import { chainAudits } from '../../platform/audit-chain.ts';
import { type Clock, indianDay } from '../../platform/clock.ts';
import type { Database } from '../../platform/database.ts';
import { distributedLock } from '../../platform/distributed-lock.ts';
import type { Jobs } from '../../platform/jobs.ts';
import { openNote, readVerifierKey, signNote, verifierKey } from '../../platform/signed-note.ts';
import { sql } from '../../platform/sql.ts';
import { storedKey } from '../../platform/stored-key.ts';
import type { Vault } from '../../platform/vault.ts';
import { checkpointJob } from './checkpoint-job.ts';
import { checkpointHash, checkpointText, type Log, logName, logs } from './checkpoint-text.ts';
import { readCheckpoints, readSignedHeads, type StoredCheckpoint } from './stored-checkpoints.ts';
import { verifyLog } from './verify-log.ts';

interface Deps {
  db: Database;
  vault: Vault;
  jobs: Jobs;
  clock: Clock;
  /** Hears of a log that does not verify. */
  report: (error: unknown) => void;
}

interface LogHead {
  lender: string;
  log: Log;
  place: number;
  hash: Uint8Array;
  fault: string;
}

/** The folder of the checkpoints' files, one a day. */
export const checkpointFolder = ({ dataDir }: Pick<Config, 'dataDir'>): string =>
  join(dataDir, 'checkpoints');

/** The key that signs checkpoints, and its public part as it is published. Throws at start for a setting that is wrong. */
export async function checkpointSigner(
  config: Config,
): Promise<{ privateKey: KeyObject; publicKey: KeyObject; origin: string; key: string }> {
  const privateKey = await storedKey(config, {
    given: config.checkpoints.key,
    setting: 'CHECKPOINT_KEY',
    file: 'checkpoint-key.pem',
    kind: 'ed25519',
  });
  const publicKey = createPublicKey(privateKey);
  const origin = `${new URL(config.publicUrl).host}/transparency`;
  return { privateKey, publicKey, origin, key: verifierKey(origin, publicKey) };
}

/** The text of a stored checkpoint, when its key signed it; else null. */
const textOf = ({ note, key }: StoredCheckpoint): string | null => openNote(note, readVerifierKey(key));

/** Verifies every log of every lender once a day, and signs and publishes their heads. */
export async function checkpointMaker(config: Config, { db, vault, jobs, clock, report }: Deps) {
  const signer = await checkpointSigner(config);
  const runLocked = distributedLock({ db, vault }, 'checkpoint');

  const headOf = async (lender: string, code: string, log: Log): Promise<LogHead> => {
    const signed = await db.background.tenant(lender, (trx) => readSignedHeads(trx, log));
    const { rows: place, head: hash, fault } = await verifyLog(db.background, lender, log, signed);
    if (fault) report(new Error(`The ${log} log of ${code} does not verify. ${fault}`));
    return { lender, log, place, hash, fault };
  };

  const headsOfAll = async (): Promise<LogHead[]> => {
    const lenders = await db.query<{ id: string; code: string }>(sql`select id, code from list_lenders()`);
    const heads: LogHead[] = [];
    for (const { id, code } of lenders) for (const log of logs) heads.push(await headOf(id, code, log));
    return heads.filter(({ place, fault }) => place > 0 || fault);
  };

  const add = async (last: StoredCheckpoint | undefined, day: string): Promise<StoredCheckpoint> => {
    await chainAudits(db.background);
    const heads = await headsOfAll();
    const number = (last?.number ?? 0) + 1;
    const text = checkpointText({
      origin: signer.origin,
      number,
      previous: checkpointHash(last ? textOf(last) : null),
      day,
      heads: heads.map(({ lender, log, hash }) => ({ log: logName(lender, log), hash })),
    });
    const note = signNote(text, signer.origin, signer.publicKey, signer.privateKey);
    const all = <K extends keyof LogHead>(member: K) => heads.map((head) => head[member]);
    await db.transaction(async (trx) => {
      await trx.query(sql`
        select add_checkpoint(${number}, ${day}, ${note}, ${signer.key},
          ${all('lender')}, ${all('log')}, ${all('place')}::bigint[], ${all('hash')}, ${all('fault')})`);
      if (config.checkpoints.place) await jobs.send(trx, checkpointJob, { number });
    });
    return { number, day, note, key: signer.key };
  };

  /** A file that is there is never written again. */
  const store = async ({ day, note }: StoredCheckpoint): Promise<void> => {
    await mkdir(checkpointFolder(config), { recursive: true });
    await writeFile(join(checkpointFolder(config), `${day}.txt`), note, { flag: 'wx' }).catch((error) => {
      if (error.code !== 'EEXIST') throw error;
    });
  };

  return {
    /** The public key that signs, as C2SP writes one. */
    key: signer.key,
    /** Makes today's checkpoint unless it is there. Of several processes one makes it. */
    run: (): Promise<void> =>
      runLocked('today', async () => {
        const day = indianDay(clock.now());
        const [last] = await readCheckpoints(db, null, 1);
        await store(last && last.day >= day ? last : await add(last, day));
      }),
  };
}

export type CheckpointMaker = Awaited<ReturnType<typeof checkpointMaker>>;
