import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type BuiltFiles, filesOfParts, partsOfPages } from '@pramaan/contract/built-app.ts';

const escaped = (text: string) => text.replaceAll('"', '%22');

/**
 * Names the files of a page in its head. Found one after the other, as each part asks for the next, they came half a second
 * later on a slow network.
 *
 * @param html the built page; what it names already is not named again
 * @param manifest of the same build; null when there is none
 */
export function withPreloads(html: string, manifest: BuiltFiles | null, path: string): string {
  const [, parts] = partsOfPages.find(([address]) => address.test(path)) ?? [];
  if (!manifest || !parts) return html;
  const { scripts, styles } = filesOfParts(manifest, parts);
  const isNew = (file: string) => !html.includes(`/${file}"`);
  const links = [
    ...styles.filter(isNew).map((file) => `<link rel="stylesheet" crossorigin href="/${escaped(file)}">`),
    ...scripts.filter(isNew).map((file) => `<link rel="modulepreload" crossorigin href="/${escaped(file)}">`),
  ];
  return html.replace('</head>', () => `${links.join('')}</head>`);
}

/** The manifest of the build whose page this is; read again when the page is another. */
export function manifestsIn(folder: string): (language: string, html: string) => Promise<BuiltFiles | null> {
  const known = new Map<string, { html: string; manifest: BuiltFiles | null }>();
  return async (language, html) => {
    const before = known.get(language);
    if (before?.html === html) return before.manifest;
    const text = await readFile(join(folder, language, '.vite', 'manifest.json'), 'utf8').catch(() => 'null');
    const manifest = JSON.parse(text) as BuiltFiles | null;
    known.set(language, { html, manifest });
    return manifest;
  };
}
