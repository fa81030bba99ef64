import { defineConfig } from '@playwright/test';
import { browserArgs } from './support/browserArgs.js';

const executablePath = process.env['CHROMIUM'] || undefined;
const reportFile = process.env['E2E_JSON'] ?? 'test-results/results.json';

/** The journey of a loan, and servers that are killed: once, on the embedded database; on PostgreSQL `deploy` kills them. */
const onEmbedded = ['journey', 'process'].map((name) => `**/${name}.spec.ts`);

export default defineConfig({
  testDir: './specs',
  testMatch: process.env['E2E_TESTED_ON_POSTGRES'] ? onEmbedded : '**/*.spec.ts',
  testIgnore: process.env['E2E_EMBEDDED_BESIDE'] ? onEmbedded : [],
  globalSetup: './globalSetup.ts',
  outputDir: process.env['E2E_OUTPUT'] ?? './test-results',
  // Each worker has a server. An embedded database is another program on a core, so two cores handle one worker well;
  // beside a running PostgreSQL, two of them halve the time.
  workers: Number(process.env['E2E_WORKERS'] ?? (process.env['E2E_DATABASE_URL'] ? 2 : 1)),
  fullyParallel: false,
  forbidOnly: true,
  // A random failure is a defect of product or test: a retry would hide it.
  retries: 0,
  timeout: 90_000,
  expect: { timeout: 15_000 },
  reporter: [['list'], ['json', { outputFile: reportFile }]],
  use: {
    browserName: 'chromium',
    locale: 'zh-CN',
    timezoneId: 'Asia/Shanghai',
    viewport: { width: 1440, height: 900 },
    actionTimeout: 15_000,
    navigationTimeout: 30_000,
    screenshot: 'only-on-failure',
    launchOptions: {
      ...(executablePath ? { executablePath } : {}),
      args: browserArgs,
    },
  },
});
