import { defineConfig } from 'vitest/config';

export default defineConfig({
  resolve: { conditions: ['@huiqi/source'] },
  test: { name: 'embed', environment: 'node', include: ['src/**/*.test.ts'], testTimeout: 15_000 },
});
