import { existsSync } from 'node:fs';
import { playwright } from '@vitest/browser-playwright';
import type { BrowserContextOptions } from 'playwright';
import { defineConfig, mergeConfig } from 'vitest/config';
import type { BrowserInstanceOption } from 'vitest/node';
import { drawStoriesInNode } from './tests/drawStoriesInNode.ts';
import { storyFilesAsTests } from './tests/storyFilesAsTests.ts';
import shared from './vite.config.ts';

const systemChromium = process.env['CHROMIUM'] ?? '/usr/bin/chromium';

const chromium = (context: BrowserContextOptions = {}) =>
  playwright({
    launchOptions: {
      ...(existsSync(systemChromium) ? { executablePath: systemChromium } : {}),
      args: [
        '--no-sandbox',
        '--disable-gpu',
        '--disable-quic',
        '--no-first-run',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
      ],
    },
    contextOptions: { locale: 'zh-CN', reducedMotion: 'reduce', ...context },
  });

/** A time zone other than the machine's, in which Node renders. */
const elsewhere = new Date(0).getTimezoneOffset() === 480 ? 'Asia/Shanghai' : 'America/Los_Angeles';

/** Stories, rendered in Node and hydrated in a browser of another time zone. */
const stories = (name: string, folders: string[], tests: string[] = []): BrowserInstanceOption => ({
  browser: 'chromium',
  name,
  include: [...folders.map((folder) => `src/${folder}/**/*.stories.tsx`), ...tests],
  viewport: { width: 1200, height: 900 },
  // The first file waits for its modules, here and in Node.
  hookTimeout: 180_000,
  provider: chromium({ timezoneId: elsewhere }),
});

export const instances: readonly BrowserInstanceOption[] = [
  {
    browser: 'chromium',
    name: 'unit',
    include: ['src/**/*.test.{ts,tsx}'],
    exclude: ['src/**/*.server.test.tsx', 'src/**/*.offline.test.tsx'],
  },
  // They replace modules that a page loads only once.
  { browser: 'chromium', name: 'offline', include: ['src/**/*.offline.test.tsx'] },
  // Most of the work, therefore in two pages with about half of it each.
  stories('stories', ['!(features)', 'features/[q-z]*'], ['tests/*.test.tsx']),
  stories('stories-a-p', ['features/[a-p]*']),
];

/** Tests in a browser, on one Vite server: it transforms each module once. */
export const tests = (pages: readonly BrowserInstanceOption[]) =>
  mergeConfig(
    shared,
    defineConfig({
      plugins: [storyFilesAsTests],
      // Where Vitest imports the stories rendered in Node: without the condition it would see built packages.
      environments: { __vitest__: shared.environments?.['ssr'] ?? {} },
      optimizeDeps: {
        include: ['@storybook/react-vite', 'axe-core', 'storybook/test', 'vitest-browser-react'],
      },
      test: {
        name: 'tests',
        testTimeout: 60_000,
        expect: { poll: { timeout: 15_000 } },
        // One page for all files, which would otherwise load every module again.
        isolate: false,
        restoreMocks: true,
        unstubGlobals: true,
        setupFiles: ['../../tooling/vitest/patience.ts', 'tests/separateFiles.ts'],
        browser: {
          enabled: true,
          headless: true,
          provider: chromium(),
          instances: [...pages],
          screenshotFailures: false,
          commands: { drawStoriesInNode },
        },
      },
    }),
  );

/** Server rendering: in Node, where there is no window. */
const server = mergeConfig(
  shared,
  defineConfig({ test: { name: 'server', include: ['src/**/*.server.test.tsx'] } }),
);

export default defineConfig({ test: { projects: [tests(instances), server] } });
