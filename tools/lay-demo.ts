import { readdirSync, renameSync, rmSync } from 'node:fs';
import { mkdir } from 'node:fs/promises';
import { dirname, resolve } from 'node:path';
import type { Config } from '../apps/api/src/config.ts';
import { foundSnapshot } from '../apps/api/src/demo/snapshot.ts';
import { outsideOf } from '../apps/api/src/providers/outside.ts';

/** How many days a snapshot serves a first start: the demo is then as one kept since that day. */
const days = 7;

const isEmpty = (folder: string) => {
  try {
    return readdirSync(folder).length === 0;
  } catch {
    return true;
  }
};

/** The demo as it is without settings: the embedded database, files in DATA_DIR, the sandbox, keys of our own making. */
const isDefault = (config: Config) =>
  !config.production &&
  config.demo &&
  config.databaseUrl === null &&
  config.s3 === null &&
  config.antivirus === null &&
  config.issuedDocumentSigning === null &&
  Object.keys(config.keys).length === 0 &&
  outsideOf(config).isSandbox('verification');

/**
 * Lays the demo's snapshot into an empty DATA_DIR, when there is one and the settings are those it was made with; whole
 * or not at all. Without it the product seeds itself, which takes longer. Answers whether it did.
 */
export async function layDemo(config: Config): Promise<boolean> {
  if (!isDefault(config) || !isEmpty(config.dataDir)) return false;
  const snapshot = await foundSnapshot(days);
  if (!snapshot) return false;
  const place = resolve(config.dataDir);
  const half = `${place}.half-${process.pid}`;
  try {
    await mkdir(dirname(place), { recursive: true });
    await snapshot.copyTo(half);
    renameSync(half, place);
    return true;
  } catch {
    // Another disk's mount point, or a folder that filled up meanwhile: the product makes its own.
    return false;
  } finally {
    rmSync(half, { recursive: true, force: true, maxRetries: 5 });
  }
}
