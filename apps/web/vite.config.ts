import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';
import { withHindiDocuments } from './vite-documents.ts';
import { layerOf } from './vite-layers.ts';
import { watchedMessages, withMessages } from './vite-messages.ts';
import { withOutlines } from './vite-outlines.ts';
import { childrenOf, type Node } from './vite-source.ts';

/** What of a document's declaration only the server needs: the record's schema, how the vendor is asked, what is made of its answer. */
const serverParts = ['result', 'vendor', 'judged', 'adds', 'masked', 'freshDays'];
/** Functions of a bank's form: the server alone looks up where an answer already stands. */
const asking = ['ask', 'askHidden'];

/** What `method({ … })` is given, or what the function itself hands on. */
function partsOfMethod(node: Node): Node | null | undefined {
  if (node.type === 'CallExpression' && node.callee?.name === 'method') return node.arguments?.[0];
  return node.type === 'ReturnStatement' && isMethod(node.argument) ? node.argument : null;
}

/** `define.ts` makes other objects too: a method's alone has a card. */
const isMethod = (made: Node | null | undefined): made is Node =>
  made?.type === 'ObjectExpression' && (made.properties ?? []).some(({ key }) => key?.name === 'card');

/** The sources that `ask(field, …)` is given; null for what is no such call, or names none. */
function sourcesOfAnswer(node: Node): Pick<Node, 'start' | 'end'> | null {
  const [field, ...sources] = node.type === 'CallExpression' ? (node.arguments ?? []) : [];
  const last = sources.at(-1);
  return field && last && asking.includes(node.callee?.name ?? '')
    ? { start: field.end, end: last.end }
    : null;
}

/** Where a method has a server part, and an answer its sources, in the order of the text. */
function serverPartsIn(node: Node): Pick<Node, 'start' | 'end'>[] {
  const given = partsOfMethod(node);
  if (given) return (given.properties ?? []).filter(({ key }) => serverParts.includes(key?.name ?? ''));
  const sources = sourcesOfAnswer(node);
  if (sources) return [sources];
  return childrenOf(node).flatMap(serverPartsIn);
}

/** Leaves those parts out of the built app: every page with documents loads all declarations. */
const withoutServerParts = (): Plugin => ({
  name: 'without-server-parts',
  apply: 'build',
  enforce: 'pre',
  transform: {
    filter: { id: /packages.documents.src.(?:kinds.[^?]+|forms.questions.[^?]+|define)[.]ts$/ },
    handler(code) {
      const cuts = serverPartsIn(this.parse(code, { lang: 'ts' }) as unknown as Node).reverse();
      const left = cuts.reduce(
        (text, { start, end }) => text.slice(0, start) + text.slice(end).replace(/^\s*,/, ''),
        code,
      );
      return { code: left, map: null, moduleType: 'ts' };
    },
  },
});

/** The language of this build. */
const builtLocale = process.env.VITE_LOCALE ?? 'en';
const api = `http://localhost:${process.env.PORT ?? 3000}`;

export default defineConfig({
  root: import.meta.dirname,
  plugins: [
    withOutlines(),
    withMessages(builtLocale),
    withHindiDocuments(builtLocale),
    watchedMessages(),
    react(),
    withoutServerParts(),
  ],
  resolve: {
    // React has it; the router's shim for older Reacts need not be sent.
    alias: [
      {
        find: 'use-sync-external-store/shim/index.js',
        replacement: `${import.meta.dirname}/src/lib/sync-store.ts`,
      },
      // With the settings that the page's policy asks for; a page that checks nothing comes without it.
      { find: /^zod\/mini$/, replacement: `${import.meta.dirname}/src/lib/zod.ts` },
    ],
  },
  server: { port: 5173, proxy: { '/api': api, '/kyc': api } },
  build: {
    outDir: 'dist',
    emptyOutDir: true,
    target: 'es2022',
    // The page's content security policy allows no data: scripts and no inline ones.
    assetsInlineLimit: 0,
    reportCompressedSize: false,
    manifest: true,
    // Browsers that cannot preload load all the same.
    modulePreload: { polyfill: false },
    rolldownOptions: {
      output: {
        // The start page's list of files weighs less without their names; `.vite/manifest.json` keeps them.
        chunkFileNames: 'assets/[hash:7].js',
        assetFileNames: 'assets/[hash:7][extname]',
        // What every page needs, in one file: cut in twenty it compresses worse by 2 kB (decision 0012). The entry
        // itself stays apart, so that the manifest names it.
        codeSplitting: {
          groups: [{ name: layerOf, debugName: 'layers', includeDependenciesRecursively: false }],
        },
      },
    },
  },
});
