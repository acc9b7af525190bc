import { makeApp, makeProduct, workJobs } from './app.ts';
import { seedDemo } from './demo/seed.ts';
import { readElsewhere } from './isolated/run-isolated.ts';
import { distributedLock } from './platform/distributed-lock.ts';
import {
  endWithSentence,
  openDatabase,
  readConfigOrEnd,
  untilFolderIsFree,
} from './platform/open-database.ts';
import { processLog } from './platform/process-log.ts';
import { tidy, tidyHourly } from './platform/tidy.ts';
import { recordTraces } from './platform/tracing.ts';
import { openDataKeys } from './platform/vault.ts';
import { logFailedConnections } from './providers/outbound/log-failures.ts';

/** Starts the API; stops gracefully on SIGTERM or SIGINT: no new requests, running ones to their end, then the database. */
const config = readConfigOrEnd();
const say = (line: string) => process.stdout.write(`${line}\n`);
readElsewhere(config.readers);
const stopTraces = await recordTraces(config.traces, 'pramaan-api');
const report = (error: unknown) => process.stderr.write(processLog.failed(error));
logFailedConnections((failed) => process.stdout.write(processLog.notConnected(failed)));

await untilFolderIsFree(config).catch(endWithSentence);
const product = await makeProduct(config, await openDatabase(config).catch(endWithSentence), report).catch(
  endWithSentence,
);
await openDataKeys(product.vault, product.db).catch(endWithSentence);
const app = await makeApp(product);
// Of several that start together one fills it.
if (config.demo && product.outside.isSandbox('verification'))
  await distributedLock(product, 'seed')('demo', () => seedDemo(product));
if (config.workerInside) await workJobs(product);
const stopTidying = tidyHourly(
  [
    () => tidy(product.db.background),
    () => product.halves.tidy(),
    () => product.signings.tidy(),
    () => product.expiry.run(),
    () => product.retention.run(),
    () => product.auditArchive.run(),
    () => product.checkpoints.run(),
  ],
  report,
);
await app.listen({ port: config.port, host: config.host === '127.0.0.1' ? 'localhost' : config.host });
say(`Pramaan: ${config.publicUrl}`);

let stopping = false;
async function stop(): Promise<void> {
  if (stopping) return;
  stopping = true;
  setTimeout(() => process.exit(1), 15_000).unref();
  stopTidying();
  await app.close();
  await product.close();
  await stopTraces();
  process.exit(0);
}
process.on('SIGTERM', stop);
process.on('SIGINT', stop);
