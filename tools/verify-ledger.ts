import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { readConfig } from '../apps/api/src/config.ts';
import {
  checkpointFolder,
  checkpointSigner,
} from '../apps/api/src/features/transparency/checkpoint-maker.ts';
import {
  type FoundNote,
  verifyCheckpoints,
} from '../apps/api/src/features/transparency/verify-checkpoints.ts';
import { archivedAudit } from '../apps/api/src/platform/audit-archive.ts';
import type { ArchivedRows } from '../apps/api/src/platform/audit-chain.ts';
import { configuredPlace } from '../apps/api/src/platform/file-places/configured.ts';
import { sealedFiles } from '../apps/api/src/platform/files.ts';
import { endWithSentence, openDatabase } from '../apps/api/src/platform/open-database.ts';
import { rootKeys, vaultOf } from '../apps/api/src/platform/vault.ts';

/**
 * `npm run verify-ledger [-- --key <public key>] [files and folders]`: recomputes the audit log with its archive and the consent ledger of
 * every lender, and verifies every signed checkpoint against them: those in the database, in the data folder, and in the
 * files and folders named. `--key` names an earlier key. The embedded database allows one process: stop the product
 * first, or set DATABASE_URL.
 */
const { values, positionals } = parseArgs({
  options: { key: { type: 'string', multiple: true, default: [] } },
  allowPositionals: true,
});

function notesIn(place: string): FoundNote[] {
  if (!statSync(place).isDirectory()) return [{ source: place, note: readFileSync(place, 'utf8') }];
  return readdirSync(place)
    .filter((name) => name.endsWith('.txt'))
    .sort()
    .flatMap((name) => notesIn(join(place, name)));
}

const config = readConfig(process.env);
const own = statSync(checkpointFolder(config), { throwIfNoEntry: false }) ? [checkpointFolder(config)] : [];
const found = [...own, ...positionals].flatMap(notesIn);
const { key } = await checkpointSigner(config);
const db = await openDatabase(config).catch(endWithSentence);
/** Opened when a lender has archived rows: without any, neither keys nor files are needed. */
async function openArchive(): Promise<ArchivedRows> {
  const vault = vaultOf(await rootKeys(config));
  return archivedAudit({ db: db.background, vault, files: sealedFiles(await configuredPlace(config)) });
}
let archive: Promise<ArchivedRows> | undefined;
async function after(lender: string, place: number) {
  archive ??= openArchive();
  return (await archive).after(lender, place);
}
try {
  const lines = await verifyCheckpoints(db, found, [key, ...values.key], { after });
  for (const { text, fault } of lines) console.log(fault ? `BROKEN: ${text}` : text);
  process.exitCode = lines.some(({ fault }) => fault) ? 1 : 0;
} finally {
  await db.close();
}
