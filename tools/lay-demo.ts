import { readdirSync, renameSync, rmSync } from 'node:fs';
import { mkdir } from 'node:fs/promises';
import { dirname, resolve } from 'node:path';
import type { Config } from '../apps/api/src/config.ts';

/** How many days a snapshot serves a first start: the demo is then as one kept since that day. */
const days = 7;

const isEmpty = (folder: string) => {
  try {
    return readdirSync(folder).length === 0;
  } catch {
    return true;
  }
};

/** The demo as it is without settings, but for the vendors: the embedded database, files in DATA_DIR, keys of our own making. */
const isDefault = (config: Config) =>
  !config.production &&
  config.demo &&
  config.databaseUrl === null &&
  config.s3 === null &&
  config.antivirus === null &&
  config.issuedDocumentSigning === null &&
  Object.keys(config.keys).length === 0;

/**
 * Lays the demo's snapshot into an empty DATA_DIR, when there is one and the settings are those it was made with; whole
 * or not at all. Without it the product seeds itself, which takes longer. Answers whether it did.
 */
export async function layDemo(config: Config): Promise<boolean> {
  if (!isDefault(config) || !isEmpty(config.dataDir)) return false;
  // Loaded for a first start alone.
  const [{ outsideOf }, { foundSnapshot }] = await Promise.all([
    import('../apps/api/src/providers/outside.ts'),
    import('../apps/api/src/demo/snapshot.ts'),
  ]);
  if (!outsideOf(config).isSandbox('verification')) return false;
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
