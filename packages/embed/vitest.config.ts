import { defineConfig } from 'vitest/config';

const conditions = ['@huiqi/source', 'module', 'import', 'default'];

export default defineConfig({
  resolve: { conditions },
  ssr: { resolve: { conditions } },
  test: {
    name: 'embed',
    environment: 'node',
    include: ['src/**/*.test.ts'],
    setupFiles: ['../../tooling/vitest/patience.ts'],
    testTimeout: 60_000,
  },
});
