import { importsOf } from '../source/imports.ts';
import { type Manifest, packageName, resolve } from './workspaces.ts';

/** Packages that open what a stranger sent: pictures, PDFs, codes, letters in pictures. */
const decoders: ReadonlySet<string> = new Set([
  'sharp',
  '@hyzyla/pdfium',
  'unpdf',
  'zxing-wasm',
  'tesseract.js-core',
]);

/** Draws codes and opens none. */
const writer = 'zxing-wasm/writer';

/**
 * `file loads package` for each decoder that the programs `from` load into their own processes, at the start or later. What they hand to a
 * thread or another process is named there by an address or by a type, and is not followed.
 */
export function decodersLoaded(
  { files, manifests }: { files: ReadonlyMap<string, string>; manifests: readonly Manifest[] },
  from: readonly string[],
): string[] {
  const seen = new Set(from);
  const found: string[] = [];
  for (const path of seen)
    for (const { target, typeOnly } of importsOf(files.get(path) ?? '')) {
      if (typeOnly || target === null) continue;
      const next = resolve(path, target, manifests);
      if (next !== null) seen.add(next);
      else if (decoders.has(packageName(target)) && target !== writer) found.push(`${path} loads ${target}`);
    }
  return found;
}
