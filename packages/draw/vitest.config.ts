import { defineConfig } from 'vitest/config';

export default defineConfig({
  resolve: { conditions: ['@huiqi/source'] },
  test: { name: 'draw', environment: 'node', include: ['src/**/*.test.ts'], testTimeout: 60_000 },
});
