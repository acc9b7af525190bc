import { importsOf } from '../source/imports.ts';
import { type Manifest, resolve } from './workspaces.ts';

/** Packages that open what a stranger sent: pictures, PDFs, codes, workbooks, letters in pictures. */
const decoders: ReadonlySet<string> = new Set([
  'sharp',
  '@hyzyla/pdfium',
  'unpdf',
  'zxing-wasm/reader',
  'tesseract.js-core',
]);

/**
 * `file loads package` for each decoder that the program `from` loads into its own process, at its start or later. What it hands to a
 * thread or another process is named there by an address or by a type, and is not followed.
 */
export function decodersLoaded(
  { files, manifests }: { files: ReadonlyMap<string, string>; manifests: readonly Manifest[] },
  from: string,
): string[] {
  const seen = new Set([from]);
  const found: string[] = [];
  for (const path of seen)
    for (const { target, typeOnly } of importsOf(files.get(path) ?? '')) {
      if (typeOnly || target === null) continue;
      const next = resolve(path, target, manifests);
      if (next !== null) seen.add(next);
      else if (decoders.has(target)) found.push(`${path} loads ${target}`);
    }
  return found;
}
