import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { stripTypeScriptTypes } from 'node:module';
import { join } from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import { type BuiltFiles, filesOfParts, offlineParts } from '@pramaan/contract/built-app.ts';
import { localeNames } from '@pramaan/messages/sources.ts';
import { root, runNode } from './children.ts';

const built = join(root, 'apps', 'web', 'dist');
const stampFile = join(built, '.stamp');

/** What the web app is made of; a change in any of it asks for a new build. */
const sources = [
  'apps/web/src',
  'apps/web/public',
  'apps/web/index.html',
  'apps/web/package.json',
  'apps/web/vite.config.ts',
  'apps/web/vite-documents.ts',
  'apps/web/vite-layers.ts',
  'apps/web/vite-messages.ts',
  'apps/web/vite-outlines.ts',
  'apps/web/vite-source.ts',
  'packages/contract/src',
  'packages/documents/src',
  'packages/messages/src',
  ...localeNames.map((locale) => `packages/messages/${locale}`),
  'packages/readers/src',
  'package-lock.json',
  'tools/web-build.ts',
];

function filesUnder(path: string): string[] {
  const whole = join(root, path);
  if (!existsSync(whole)) return [];
  return readdirSync(whole, { withFileTypes: true, recursive: true })
    .filter((entry) => entry.isFile() && !/\.test\.tsx?$/.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name));
}

function sourceStamp(): string {
  const hash = createHash('sha256');
  const files = sources.flatMap((path) => (/\.\w+$/.test(path) ? [join(root, path)] : filesUnder(path)));
  for (const file of files.sort())
    hash.update(file.slice(root.length)).update('\0').update(readFileSync(file)).update('\0');
  return hash.digest('hex');
}

/** Is the built web app the one of these sources? */
export function webIsFresh(): boolean {
  return existsSync(stampFile) && readFileSync(stampFile, 'utf8') === sourceStamp();
}

/** Writes the compressed twin of each file, which the server sends to browsers that take it. */
function compress(folder: string): void {
  for (const name of readdirSync(folder)) {
    if (!/\.(?:js|css|svg|wasm|json)$/.test(name)) continue;
    const path = join(folder, name);
    const bytes = readFileSync(path);
    if (bytes.length < 400) continue;
    writeFileSync(`${path}.gz`, gzipSync(bytes, { level: 9 }));
    const quality = {
      [constants.BROTLI_PARAM_QUALITY]: 11,
      [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
    };
    writeFileSync(`${path}.br`, brotliCompressSync(bytes, { params: quality }));
  }
}

/** Writes the portal's service worker of one build, with the list of what it keeps. */
function writeOfflineWorker(folder: string): void {
  const manifest: BuiltFiles = JSON.parse(readFileSync(join(folder, '.vite', 'manifest.json'), 'utf8'));
  const { scripts, styles } = filesOfParts(manifest, offlineParts(manifest));
  const files = [...scripts, ...styles].map((file) => `/${file}`);
  const source = readFileSync(join(root, 'apps', 'web', 'src', 'service-worker.ts'), 'utf8');
  const code = `const offlineFiles = ${JSON.stringify(files)};\n${stripTypeScriptTypes(source)}`;
  writeFileSync(join(folder, 'service-worker.js'), code);
}

/** Builds the web app in one language into a folder of its own. Throws with the bundler's own words when it cannot. */
export async function buildLocale(locale: string, folder: string): Promise<void> {
  const vite = join(root, 'node_modules', 'vite', 'bin', 'vite.js');
  const { code, output } = await runNode(
    [vite, 'build', 'apps/web', '--outDir', folder, '--emptyOutDir', '--logLevel', 'warn'],
    { ...process.env, NODE_ENV: 'production', VITE_LOCALE: locale },
  );
  if (code !== 0) throw new Error(`The web app could not be built (${locale}).\n${output}`);
}

/**
 * Builds the web app once for each language: `dist/<locale>` holds its page, `dist/assets` the files of all. The names of
 * those tell their contents, so that what two languages share is there once.
 */
export async function buildWeb(): Promise<void> {
  const stamp = sourceStamp();
  const next = join(built, '.next');
  rmSync(next, { recursive: true, force: true });
  await Promise.all(localeNames.map((locale) => buildLocale(locale, join(next, locale))));
  for (const locale of localeNames) writeOfflineWorker(join(next, locale));
  const assets = join(next, 'assets');
  mkdirSync(assets);
  for (const locale of localeNames) {
    const own = join(next, locale, 'assets');
    for (const name of readdirSync(own)) renameSync(join(own, name), join(assets, name));
    rmSync(own, { recursive: true });
  }
  compress(assets);
  for (const name of readdirSync(built)) if (name !== '.next') rmSync(join(built, name), { recursive: true });
  for (const name of readdirSync(next)) renameSync(join(next, name), join(built, name));
  rmSync(next, { recursive: true });
  writeFileSync(stampFile, stamp);
}
