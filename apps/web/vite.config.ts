import { fileURLToPath } from 'node:url';
import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import manifest from '../../package.json' with { type: 'json' };
import { browserContract, keptShapes } from './browser-contract.ts';
import { LICENCES_FILE } from './check-licences.ts';
import own from './package.json' with { type: 'json' };

/** The oldest browsers, as the builder writes them: `safari16.4`. */
export const BUILD_TARGET = own.browserslist.map((browser) => browser.replace(' ', ''));

export default defineConfig({
  root: fileURLToPath(new URL('.', import.meta.url)),
  plugins: [react(), tailwindcss(), browserContract()],
  resolve: {
    alias: {
      // The router's stand-in for a hook that our React has itself.
      'use-sync-external-store/shim/index.js': 'react',
    },
  },
  define: {
    'import.meta.env.VITE_KEPT_SHAPES': JSON.stringify(keptShapes()),
    'import.meta.env.VITE_VERSION': JSON.stringify(manifest.version),
  },
  server: { proxy: { '/api': 'http://127.0.0.1:3000' } },
  build: {
    target: BUILD_TARGET,
    // Every browser that knows the CSS we use knows modulepreload too.
    modulePreload: { polyfill: false },
    // A data: URL would be one more exception in the content security policy.
    assetsInlineLimit: 0,
    license: { fileName: LICENCES_FILE },
    rolldownOptions: {
      output: {
        // The table of pages, which each page loads, names every file: long hashes pack badly.
        chunkFileNames: 'assets/[name]-[hash:7].js',
        codeSplitting: {
          // Fewer files: the first load names each of them, and small ones pack worse.
          groups: [
            { name: 'first', tags: ['$initial'], priority: 4 },
            {
              // Visitors fetch these once the page is alive: they draw in nothing of other pages.
              name: 'sheets',
              test: /[\\/]src[\\/]app[\\/]shell[\\/](mobile-menu|(log|nav)-sheet)\b/,
              priority: 2,
            },
            { name: 'notice', test: /[\\/]ui[\\/]feedback[\\/]notice\b/, priority: 3 },
            {
              name: 'dialog',
              test: /[\\/]src[\\/]ui[\\/](dialogs[\\/](dialog|stray-press)|layout[\\/]disclosure)\b/,
              priority: 3,
            },
            {
              name: 'data',
              test: /[\\/](node_modules|packages|web[\\/]src[\\/](?!app|features|forms|ui|records[\\/]waiting[\\/](?!use-))\w+)[\\/]/,
              minShareCount: 7,
              priority: 1,
            },
            {
              name: 'doses',
              test: /[\\/](contract[\\/]src[\\/]tracking|records)[\\/]doses\b(?![\\/](confirm|steps))/,
              minShareCount: 2,
            },
            {
              name: 'typed-dose',
              test: /[\\/](records[\\/](typed-dose|pens[\\/](step-words|texts))|device[\\/]label-rules)\b/,
              minShareCount: 2,
            },
            {
              name: 'changes',
              test: /[\\/]src[\\/](api[\\/](reloading|changed-elsewhere)|forms[\\/](timed-message|kept-\w+))\b/,
              minShareCount: 2,
            },
            {
              name: 'typed',
              test: /[\\/]src[\\/]forms[\\/]typed[\\/](parse-number|local-date-time)\b/,
              minShareCount: 2,
            },
            { name: 'controls', test: /[\\/]src[\\/]ui[\\/](?!chart|dialogs)/, minShareCount: 4 },
          ],
        },
      },
    },
  },
});
