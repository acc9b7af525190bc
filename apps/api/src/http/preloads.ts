import { readFile } from 'node:fs/promises';
import { join } from 'node:path';

/** A file of the built app, as the bundler lists it in `.vite/manifest.json`. */
interface Chunk {
  file: string;
  name?: string;
  imports?: string[];
  css?: string[];
}
type Manifest = Readonly<Record<string, Chunk>>;

/** Addresses and the parts of the app that their page is sure to fetch, by source or by layer (apps/web/vite-layers.ts). */
const partsOf: readonly (readonly [RegExp, readonly string[]])[] = [
  [/^\/$/, ['framed', 'src/features/landing/LandingPage.tsx']],
  [/^\/(?:login|user-login|register)$/, ['framed', 'src/features/access/LoginPages.tsx']],
  [/^\/laas\/?$/, ['portal', 'src/features/portal/PortalHome.tsx']],
  [/^\/laas\/financial\/bankStatmentOnline$/, ['portal', 'src/features/bank/BankPage.tsx']],
  [/^\/laas\/locker$/, ['portal', 'src/features/locker/LockerPage.tsx']],
  [/^\/laas\//, ['portal']],
];

const escaped = (text: string) => text.replaceAll('"', '%22');

/** Every file that these parts come in, with what they import, each once. */
function filesOf(manifest: Manifest, parts: readonly string[]): { scripts: string[]; styles: string[] } {
  const keys = Object.keys(manifest);
  const open = parts.flatMap(
    (part) => keys.find((key) => key === part || manifest[key]?.name === part) ?? [],
  );
  const seen = new Set<string>();
  for (let key = open.pop(); key !== undefined; key = open.pop()) {
    if (seen.has(key)) continue;
    seen.add(key);
    open.push(...(manifest[key]?.imports ?? []));
  }
  const chunks = [...seen].flatMap((key) => manifest[key] ?? []);
  return { scripts: chunks.map(({ file }) => file), styles: chunks.flatMap(({ css = [] }) => css) };
}

/**
 * Names the files of a page in its head. Found one after the other, as each part asks for the next, they came half a second
 * later on a slow network.
 *
 * @param html the built page; what it names already is not named again
 * @param manifest of the same build; null when there is none
 */
export function withPreloads(html: string, manifest: Manifest | null, path: string): string {
  const [, parts] = partsOf.find(([address]) => address.test(path)) ?? [];
  if (!manifest || !parts) return html;
  const { scripts, styles } = filesOf(manifest, parts);
  const isNew = (file: string) => !html.includes(`/${file}"`);
  const links = [
    ...styles.filter(isNew).map((file) => `<link rel="stylesheet" crossorigin href="/${escaped(file)}">`),
    ...scripts.filter(isNew).map((file) => `<link rel="modulepreload" crossorigin href="/${escaped(file)}">`),
  ];
  return html.replace('</head>', () => `${links.join('')}</head>`);
}

/** The manifest of the build whose page this is; read again when the page is another. */
export function manifestsIn(folder: string): (language: string, html: string) => Promise<Manifest | null> {
  const known = new Map<string, { html: string; manifest: Manifest | null }>();
  return async (language, html) => {
    const before = known.get(language);
    if (before?.html === html) return before.manifest;
    const text = await readFile(join(folder, language, '.vite', 'manifest.json'), 'utf8').catch(() => 'null');
    const manifest = JSON.parse(text) as Manifest | null;
    known.set(language, { html, manifest });
    return manifest;
  };
}
