import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

const framed =
  /@tanstack|src.ui.(?:Frame|Card|EmptyState|PageHeading|Dialog|Skeletons|TopBar|SessionWatch|ColourSwitch)[.]|src.lib.(?:session|pick-address|activity|query)[.]|catalogue.en-(?:framed|access|shell|documents)|documents.src.(?:outcome|report)-words[.]/;
const api = `http://localhost:${process.env.PORT ?? 3000}`;

export default defineConfig({
  root: import.meta.dirname,
  plugins: [react()],
  resolve: {
    // React has it; the router's shim for older Reacts need not be sent.
    alias: { 'use-sync-external-store/shim/index.js': `${import.meta.dirname}/src/lib/sync-store.ts` },
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
        chunkFileNames: 'assets/[hash].js',
        assetFileNames: 'assets/[hash][extname]',
        // What every page needs, in one file: cut in twenty it compresses worse by 2 kB (decision 0012). The entry
        // itself stays apart, so that the manifest names it.
        codeSplitting: {
          groups: [
            { name: 'start', tags: ['$initial'], test: /^(?!.*(?:main[.]tsx|[.]html))/ },
            // The same for what nearly every page in a frame needs and the consent page does not.
            { name: 'framed', test: framed, includeDependenciesRecursively: false },
          ],
        },
      },
    },
  },
});
