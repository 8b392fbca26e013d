import { fileURLToPath } from 'node:url';
import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import manifest from '../../package.json' with { type: 'json' };
import { browserContract, keptShapes } from './browser-contract.ts';
import { LICENCES_FILE } from './check-licences.ts';
import { emptyDatabase } from './empty-database.ts';
import { waitForWords } from './language-files.ts';
import own from './package.json' with { type: 'json' };

/** The oldest browsers, as the builder writes them: `safari16.4`. */
export const BUILD_TARGET = own.browserslist.map((browser) => browser.replace(' ', ''));
/** Styles reach back a little further, to the oldest WebKit that the tests have: it costs nothing. */
const CSS_TARGET = BUILD_TARGET.map((browser) => browser.replace(/^(safari|ios).*/, '$116.0'));

/** The files that only who does without an account fetches: a worker, and SQLite for it. */
export const LOCAL_FILE = /^assets\/local\//;
const isLocal = (path: string) => /[\\/]apps[\\/]local[\\/]|\.wasm$/.test(path);
const workerName = (path = '') => `assets/${isLocal(path) ? 'local/' : '[name]-'}[hash]`;

/** The list of files that the build made of each module, and of what each of them imports. */
export const MANIFEST_FILE = '.manifest.json';

export default defineConfig({
  root: fileURLToPath(new URL('.', import.meta.url)),
  plugins: [waitForWords(), react(), tailwindcss(), browserContract(), emptyDatabase()],
  resolve: {
    alias: {
      // The router's stand-in for a hook that our React has itself.
      'use-sync-external-store/shim/index.js': 'react',
    },
  },
  define: {
    'import.meta.env.VITE_KEPT_SHAPES': JSON.stringify(keptShapes()),
    'import.meta.env.VITE_LANGUAGES': 'true',
    'import.meta.env.VITE_STATIC': 'false',
    'import.meta.env.VITE_VAULT_SERVER': '""',
    'import.meta.env.VITE_VERSION': JSON.stringify(manifest.version),
  },
  worker: {
    rolldownOptions: {
      output: {
        entryFileNames: ({ facadeModuleId }) => `${workerName(facadeModuleId ?? '')}.js`,
        assetFileNames: ({ names }) => `${workerName(names[0])}[extname]`,
      },
    },
  },
  server: { proxy: { '/api': 'http://127.0.0.1:3000' } },
  build: {
    target: BUILD_TARGET,
    cssTarget: CSS_TARGET,
    // Every browser that knows the CSS we use knows modulepreload too.
    modulePreload: { polyfill: false },
    // A data: URL would be one more exception in the content security policy.
    assetsInlineLimit: 0,
    // For the check of the budgets; the server sends no file whose name begins with a dot.
    manifest: MANIFEST_FILE,
    license: { fileName: LICENCES_FILE },
    rolldownOptions: {
      output: {
        // The table of pages, which each page loads, names every file: long hashes pack badly.
        chunkFileNames: 'assets/[name]-[hash:7].js',
        codeSplitting: {
          // As the bundler splits it, but three groups are a file each: what comes first, what most pages share,
          // and the smallest modules that a few share. On its own it makes some hundred files of the dashboard,
          // each with a request of its own.
          groups: [
            { name: 'first', tags: ['$initial'], priority: 1 },
            { name: 'shared', minShareCount: 8 },
            { name: 'small', minShareCount: 3, maxModuleSize: 1500 },
          ],
        },
      },
    },
  },
});
