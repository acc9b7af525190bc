import { makeProduct, workJobs } from './app.ts';
import { readElsewhere } from './isolated/run-isolated.ts';
import { endWithSentence, openDatabase, readConfigOrEnd } from './platform/open-database.ts';
import { processLog } from './platform/process-log.ts';
import { tidy, tidyHourly } from './platform/tidy.ts';
import { recordTraces } from './platform/tracing.ts';
import { openDataKeys } from './platform/vault.ts';
import { logFailedConnections } from './providers/outbound/log-failures.ts';

/** Jobs alone, apart from the API: needs PostgreSQL, which several processes can share. */
const config = readConfigOrEnd();
if (!config.databaseUrl)
  throw new Error('A worker apart needs DATABASE_URL: the embedded database belongs to one process.');
readElsewhere(config.readers);
const stopTraces = await recordTraces(config.traces, 'pramaan-worker');
const report = (error: unknown) => void process.stderr.write(processLog.failed(error));
logFailedConnections((failed) => process.stdout.write(processLog.notConnected(failed)));
const product = await makeProduct(config, await openDatabase(config).catch(endWithSentence), report).catch(
  endWithSentence,
);
await openDataKeys(product.vault, product.db).catch(endWithSentence);
await workJobs(product);
const stopTidying = tidyHourly(
  [
    () => tidy(product.db.background),
    () => product.halves.tidy(),
    () => product.expiry.run(),
    () => product.retention.run(),
    () => product.auditArchive.run(),
    () => product.checkpoints.run(),
  ],
  report,
);
process.stdout.write('Pramaan worker: ready\n');

for (const signal of ['SIGTERM', 'SIGINT'] as const)
  process.once(signal, () => {
    stopTidying();
    void product
      .close()
      .then(stopTraces)
      .then(() => process.exit(0));
  });
