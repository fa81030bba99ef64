import { defineConfig } from 'vitest/config';

const conditions = ['@huiqi/source', 'module', 'import', 'default'];

/** Programs beside the pages; the pages are seen in a browser by e2e/specs. */
export default defineConfig({
  resolve: { conditions },
  ssr: { resolve: { conditions } },
  test: {
    include: ['**/*.test.ts'],
    exclude: ['**/dist/**', '**/node_modules/**'],
    setupFiles: ['../../tooling/vitest/patience.ts'],
    testTimeout: 60_000,
  },
});
