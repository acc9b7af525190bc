/** One place of the tree, and which other places it may import (architecture.md, "Direction"). */
interface Layer {
  /** The first pattern that matches places a file. `$1` in the name is its first group. */
  path: RegExp;
  name: string;
  may: readonly string[];
}

const shared = ['documents', 'contract', 'readers'] as const;
const apiBase = [...shared, 'api/config', 'api/http', 'api/platform', 'api/isolated'] as const;
const apiPorts = [...apiBase, 'api/providers', 'api/pdf', 'api/sheets', 'api/case-file'] as const;
const webBase = [...shared, 'messages', 'web/lib', 'web/ui'] as const;
const product = [
  ...apiPorts,
  'api/features/*',
  'api/root',
  'api/demo',
  'web/*',
  'messages',
  'fixtures',
  'specimens',
] as const;

/** `self` stands for the file's own layer: the same feature, for a feature. */
export const layers: readonly Layer[] = [
  {
    path: /^(apps\/web\/)?vite(st)?(\.config|-layers|-messages|-documents|-outlines|-source)\.ts$/,
    name: 'tool config',
    may: ['self', 'messages', 'documents', 'contract', 'web/features/application-forms'],
  },
  { path: /^packages\/messages\/(?:src|dist)\//, name: 'messages', may: ['self', 'contract'] },
  // What Hindi keeps in English is the product's own list: a second one here would only repeat it.
  {
    path: /^e2e\/hindi\.spec\.ts$/,
    name: 'e2e language',
    may: ['self', 'e2e', 'e2e looks', 'messages', 'documents', 'contract'],
  },
  // How much they look at, and walk through, is written where the sizes of all corpora are.
  { path: /^e2e\/(?:looks|sizes)\.ts$/, name: 'e2e looks', may: ['self', 'e2e', 'fixtures'] },
  { path: /^e2e\//, name: 'e2e', may: ['self', 'e2e looks'] },
  { path: /^test\//, name: 'test', may: ['self', 'tools', ...product] },
  // It tries what the tests try, by the same helpers: a second definition of "right" would be another measure.
  { path: /^bench\//, name: 'bench', may: ['self', 'tools', 'api tests', ...product] },
  { path: /^tools\//, name: 'tools', may: ['self', ...product] },
  {
    path: /^packages\/documents\/(?:test\/|(?:src|fixtures)\/.*\.test(?:-help)?\.ts$)/,
    name: 'documents tests',
    may: ['self', 'documents', 'fixtures'],
  },
  { path: /^packages\/documents\/fixtures\//, name: 'fixtures', may: ['self', 'documents'] },
  { path: /^packages\/documents\/src\//, name: 'documents', may: ['self'] },
  {
    path: /^packages\/contract\/(?:test\/|src\/.*\.test(?:-help)?\.ts$)/,
    name: 'contract tests',
    may: ['self', 'contract', 'documents', 'fixtures'],
  },
  { path: /^packages\/contract\/src\//, name: 'contract', may: ['self', 'documents'] },
  { path: /^packages\/client\/examples\//, name: 'client examples', may: ['self', 'client', 'contract'] },
  { path: /^packages\/client\/src\//, name: 'client', may: ['self', 'contract', 'documents'] },
  {
    path: /^packages\/readers\/(?:test\/|src\/.*\.test(?:-help)?\.ts$)/,
    name: 'readers tests',
    may: ['self', 'readers', 'documents', 'fixtures', 'specimens'],
  },
  { path: /^packages\/readers\/src\//, name: 'readers', may: ['self', 'documents'] },
  {
    path: /^apps\/api\/(?:test\/|src\/.*\.test(?:-help)?\.ts$)/,
    name: 'api tests',
    may: [
      'self',
      ...apiPorts,
      'api/features/*',
      'api/root',
      'api/demo',
      'fixtures',
      'specimens',
      'client',
      'client examples',
    ],
  },
  {
    path: /^apps\/api\/src\/(?:config|environment|production-settings|setting-kinds)\.ts$/,
    name: 'api/config',
    may: ['self', ...shared],
  },
  { path: /^apps\/api\/src\/(http|platform|isolated)\//, name: 'api/$1', may: ['self', ...apiBase] },
  { path: /^apps\/api\/src\/(providers|pdf|sheets|case-file)\//, name: 'api/$1', may: ['self', ...apiBase] },
  { path: /^apps\/api\/src\/features\/([^/]+)\//, name: 'api/features/$1', may: ['self', ...apiPorts] },
  {
    path: /^apps\/api\/src\/(demo)\//,
    name: 'api/$1',
    may: ['self', ...apiPorts, 'api/features/*', 'api/root', 'fixtures'],
  },
  {
    path: /^apps\/api\/src\/(?:app|main|reader|worker)\.ts$/,
    name: 'api/root',
    may: ['self', ...apiPorts, 'api/features/*', 'api/demo'],
  },
  {
    path: /^apps\/web\/(?:test\/|src\/.*\.test(?:-help)?\.tsx?$)/,
    name: 'web tests',
    may: ['self', ...webBase, 'web/*', 'fixtures'],
  },
  { path: /^apps\/web\/src\/(lib|ui)\//, name: 'web/$1', may: ['self', ...webBase] },
  { path: /^apps\/web\/src\/(capture)\//, name: 'web/$1', may: ['self', ...webBase] },
  { path: /^apps\/web\/src\/(documents)\//, name: 'web/$1', may: ['self', ...webBase, 'web/capture'] },
  {
    path: /^apps\/web\/src\/features\/([^/]+)\//,
    name: 'web/features/$1',
    may: ['self', ...webBase, 'web/capture', 'web/documents'],
  },
  // A program of its own beside the app, which shares nothing with it.
  { path: /^apps\/web\/src\/service-worker\.ts$/, name: 'web/service-worker', may: ['self'] },
  {
    path: /^apps\/web\/src\/(?:(?:App|routes|main)\.tsx$|entry\.ts$|routes\/)/,
    name: 'web/root',
    may: ['self', ...webBase, 'web/*'],
  },
  {
    path: /^packages\/specimens\/src\//,
    name: 'specimens',
    may: ['self', 'documents', 'fixtures', 'readers'],
  },
  {
    path: /^apps\/sandbox\/(?:src|test)\//,
    name: 'sandbox',
    may: ['self', 'documents', 'fixtures', 'readers', 'specimens'],
  },
];

export interface RecordRef {
  name: string;
  may: readonly string[];
}

/** The layer of a file; null when the tree has no place for it. */
export function placeOf(path: string): RecordRef | null {
  for (const layer of layers) {
    const match = layer.path.exec(path);
    if (match) return { name: layer.name.replace('$1', match[1] ?? ''), may: layer.may };
  }
  return null;
}

/** May a file of layer `from` import one of layer `to`? */
export function mayImport(from: RecordRef, to: RecordRef): boolean {
  return from.may.some((allowed) => {
    if (allowed === 'self') return to.name === from.name;
    return allowed.endsWith('/*') ? to.name.startsWith(allowed.slice(0, -1)) : to.name === allowed;
  });
}

/** Of the documents the sandbox may know people and forms of numbers: shapes it takes from the vendors' public material. */
const knownToSandbox = /^packages\/documents\/(?:fixtures\/|src\/(?:identifiers\/|states\.ts$))/;
const knownToVendor =
  /^packages\/documents\/(?:fixtures\/(?:people|fixture|portrait)\.ts$|src\/identifiers\/)/;

/** Why a file may not import another one in spite of the layers; null when it may. */
export function forbiddenFile(from: string, to: string): string | null {
  const known = /^apps\/sandbox\/src\/(?:karza|cashfree)\//.test(from)
    ? knownToVendor
    : from.startsWith('apps/sandbox/src/')
      ? knownToSandbox
      : null;
  if (!known || !to.startsWith('packages/documents/') || known.test(to)) return null;
  return 'the sandbox answers from its own shapes, not from what the product expects';
}

const io = /^node:(?:fs|net|http|https|http2|tls|dgram|dns|child_process|worker_threads|cluster|process)\b/;

/** Why a layer may not use a package or a part of Node; null when it may. */
export function forbiddenPackage(layer: string, target: string): string | null {
  const onNode = target.startsWith('node:');
  if (layer === 'documents' && !/^zod(?:\/|$)/.test(target)) return 'packages/documents imports zod only';
  if (layer === 'contract' && onNode) return 'packages/contract runs in the browser too: no node:* there';
  if (layer === 'readers' && io.test(target)) return 'packages/readers does no I/O: bytes in, facts out';
  if (layer.startsWith('web/') && onNode) return 'apps/web runs in the browser: no node:* there';
  if (
    layer === 'e2e' &&
    !onNode &&
    !/^(?:@playwright\/test|playwright(?:-core)?|axe-core)(?:\/|$)/.test(target)
  )
    return 'e2e sees addresses only: it may import Playwright, axe and Node';
  return null;
}
