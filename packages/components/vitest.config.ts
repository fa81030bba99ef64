import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { storybookTest } from '@storybook/addon-vitest/vitest-plugin';
import { playwright } from '@vitest/browser-playwright';
import { defineConfig, mergeConfig } from 'vitest/config';
import shared from './vite.config.ts';

const systemChromium = process.env['CHROMIUM'] ?? '/usr/bin/chromium';

const provider = playwright({
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
  contextOptions: { locale: 'zh-CN', reducedMotion: 'reduce' },
});

// Created for each project: Vitest writes the project's name into the instances.
const browser = () => ({
  enabled: true,
  headless: true,
  provider,
  instances: [{ browser: 'chromium' as const }],
  screenshotFailures: false,
});

const unit = mergeConfig(
  shared,
  defineConfig({
    optimizeDeps: { include: ['vitest-browser-react'] },
    test: {
      name: 'unit',
      include: ['src/**/*.test.{ts,tsx}'],
      exclude: ['src/**/*.server.test.tsx'],
      testTimeout: 15_000,
      browser: browser(),
    },
  }),
);

const stories = mergeConfig(
  shared,
  defineConfig({
    plugins: [
      storybookTest({ configDir: join(import.meta.dirname, '.storybook'), disableAddonDocs: true }),
    ],
    // One page for all files, which would otherwise load every module again: Storybook unmounts each story.
    test: { name: 'stories', testTimeout: 20_000, isolate: false, browser: browser() },
  }),
);

/** What a server draws: in Node, where there is no window. */
const server = mergeConfig(
  shared,
  defineConfig({ test: { name: 'server', include: ['src/**/*.server.test.tsx'] } }),
);

/** Every story, rendered in Node and hydrated in the browser. */
const hydration = mergeConfig(
  shared,
  defineConfig({
    test: {
      name: 'hydration',
      include: ['tests/**/*.hydration.test.tsx'],
      globalSetup: ['tests/provideDrawnStories.ts'],
      browser: browser(),
    },
  }),
);

export default defineConfig({ test: { projects: [unit, server, hydration, stories] } });
