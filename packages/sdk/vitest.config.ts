import { defineConfig } from 'vitest/config';

export default defineConfig({
  resolve: { conditions: ['@huiqi/source'] },
  test: {
    name: 'sdk',
    environment: 'node',
    // Files share their modules: loading the generated contract once per file took most of the time.
    pool: 'threads',
    isolate: false,
    include: ['src/**/*.test.ts'],
    globalSetup: ['../../tooling/vitest/contract.mjs'],
    setupFiles: ['../../tooling/vitest/patience.ts'],
    testTimeout: 60_000,
  },
});
