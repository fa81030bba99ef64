import { defineConfig } from 'vitest/config';

const conditions = ['@huiqi/source', 'module', 'import', 'default'];

export default defineConfig({
  resolve: { conditions },
  ssr: { resolve: { conditions } },
  test: { name: 'embed', environment: 'node', include: ['src/**/*.test.ts'], testTimeout: 15_000 },
});
