import { defineConfig } from 'vitest/config';

export default defineConfig({
  resolve: { conditions: ['@huiqi/source'] },
  // Node runs the tests, and looks for other packages by these.
  ssr: { resolve: { conditions: ['@huiqi/source'], externalConditions: ['@huiqi/source'] } },
  test: {
    name: 'report',
    environment: 'node',
    include: ['src/**/*.test.ts'],
    testTimeout: 60_000,
  },
});
