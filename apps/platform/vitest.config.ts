import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import { defineConfig } from 'vitest/config';

const conditions = ['@huiqi/source', 'module', 'import', 'default'];

/** Rules without a page; that every route renders is seen in a browser by e2e/specs. */
export default defineConfig({
  plugins: [vanillaExtractPlugin()],
  resolve: { conditions },
  environments: { ssr: { resolve: { conditions } } },
  test: {
    include: ['{src,build}/**/*.test.{ts,tsx}'],
    setupFiles: ['../../tooling/vitest/patience.ts'],
    testTimeout: 60_000,
    // One load of all pages for all files.
    isolate: false,
    unstubGlobals: true,
  },
});
