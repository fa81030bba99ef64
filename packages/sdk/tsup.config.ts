import { copyFile } from 'node:fs/promises';
import { defineConfig } from 'tsup';
import { targets } from '../../tooling/browsers/floor.mjs';

export default defineConfig({
  entry: {
    index: 'src/index.ts',
    'domain/index': 'src/domain/index.ts',
    'domain/reports/index': 'src/domain/reports/index.ts',
    'contract/index': 'src/contract/index.ts',
    'bridge/index': 'src/bridge/index.ts',
    'webhooks/index': 'src/webhooks/index.ts',
    'locale/en': 'src/locale/en.ts',
    'testing/index': 'src/testing/index.ts',
  },
  format: 'esm',
  target: targets,
  platform: 'neutral',
  // Types come from the native compiler, which is faster than the bundler's own (`build` in package.json).
  dts: false,
  splitting: true,
  treeshake: true,
  clean: true,
  sourcemap: true,
  // The published package includes the contract it was generated from.
  onSuccess: async () => {
    await copyFile('../../openapi/dist/huiqi.json', 'dist/openapi.json');
    // Java and C# generators often read no newer version.
    await copyFile('../../openapi/dist/huiqi-3.0.json', 'dist/openapi-3.0.json');
  },
});
