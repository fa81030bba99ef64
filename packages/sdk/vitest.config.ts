import { defineConfig } from 'vitest/config';

export default defineConfig({
  resolve: { conditions: ['@huiqi/source'] },
  test: {
    name: 'sdk',
    environment: 'node',
    include: ['src/**/*.test.ts'],
    testTimeout: 15_000,
  },
});
