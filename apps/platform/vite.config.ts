import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import react from '@vitejs/plugin-react';
import { firstPagesPlugin } from './build/firstPagesPlugin.js';
import { reachedBy } from '../../tooling/bundle/reachedBy.mjs';
import { defaultClientConditions, defaultServerConditions, defineConfig } from 'vite';

const source = '@huiqi/source';
// With the page's own Host: the server refuses writes whose Origin is another.
const toApi = { target: process.env['HUIQI_API'] ?? 'http://127.0.0.1:4173', changeOrigin: false };

const openPages = ['HomePage', 'LoanPage'].map(
  (page) => new URL(`src/pages/${page}.tsx`, import.meta.url).pathname,
);

/** Parts of the SDK which its index reaches and neither of the open pages uses. */
const forOthers =
  /sdk[\\/]src[\\/](?:helpers|domain[\\/](?:encodePassword|form\.|formEntry|validators|checkDigits|landing)|generated[\\/]operations[\\/](?!products))/;

export default defineConfig({
  plugins: [vanillaExtractPlugin(), react(), firstPagesPlugin()],
  resolve: {
    conditions: [source, ...defaultClientConditions],
    alias: {
      'use-sync-external-store/shim/index.js': new URL(
        'build/syncExternalStore.ts',
        import.meta.url,
      ).pathname,
    },
  },
  // vanilla-extract evaluates stylesheets in this environment: without the condition it would see another theme.
  environments: { ssr: { resolve: { conditions: [source, ...defaultServerConditions] } } },
  // One stylesheet: the whole site's is smaller than the ways to the server that single ones cost.
  build: {
    target: 'es2022',
    cssCodeSplit: false,
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    rolldownOptions: {
      output: {
        // Each file costs a way to the server: what the start needs is one, what the open pages need another.
        codeSplitting: {
          groups: [
            { name: 'start', tags: ['$initial'] },
            { name: reachedBy('market', openPages, forOthers), debugName: 'market' },
          ],
        },
      },
    },
  },
  server: { port: 5173, proxy: { '/api': toApi, '/embed': toApi, '/__sandbox': toApi } },
});
