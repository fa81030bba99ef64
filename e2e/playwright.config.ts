import { defineConfig } from '@playwright/test';
import { browserArgs } from './support/browserArgs.js';

const executablePath = process.env['CHROMIUM'] || undefined;
const reportFile = process.env['E2E_JSON'] ?? 'test-results/results.json';

/**
 * Journeys that write, race, restart or are killed: after all of them were walked on PostgreSQL, they are walked on the
 * embedded database too.
 */
const onEmbedded = ['applyEntry', 'isolation', 'journey', 'process', 'serviceOrders'].map(
  (name) => `**/${name}.spec.ts`,
);

export default defineConfig({
  testDir: './specs',
  testMatch: process.env['E2E_TESTED_ON_POSTGRES'] ? onEmbedded : '**/*.spec.ts',
  globalSetup: './globalSetup.ts',
  outputDir: process.env['E2E_OUTPUT'] ?? './test-results',
  // One worker: every worker runs its own server and database, and two cores handle one well.
  workers: Number(process.env['E2E_WORKERS'] ?? 1),
  fullyParallel: false,
  forbidOnly: true,
  // The whole run names what needs a second try, and fails when that is more than a few (scripts/lib/counts.mjs).
  retries: process.env['CI'] ? 1 : 0,
  timeout: 90_000,
  expect: { timeout: 10_000 },
  reporter: [['list'], ['json', { outputFile: reportFile }]],
  use: {
    browserName: 'chromium',
    locale: 'zh-CN',
    timezoneId: 'Asia/Shanghai',
    viewport: { width: 1440, height: 900 },
    actionTimeout: 15_000,
    navigationTimeout: 30_000,
    trace: 'on-first-retry',
    screenshot: 'only-on-failure',
    launchOptions: {
      ...(executablePath ? { executablePath } : {}),
      args: browserArgs,
    },
  },
});
