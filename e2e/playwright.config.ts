import { defineConfig } from '@playwright/test';

const executablePath = process.env['CHROMIUM'] || undefined;
const reportFile = process.env['E2E_JSON'] ?? 'test-results/results.json';

/** Specs about pages, files and other programs: they do not depend on the server's database. */
const pageOnly = [
  'a11y',
  'apply',
  'bridge',
  'captchas',
  'desk',
  'desktop',
  'embed-*',
  'firstLoad',
  'handover',
  'home',
  'integrator',
  'landing',
  'login',
  'navigation',
  'orderAuthorisation',
  'orders',
  'passwords',
  'phone',
  'playground',
  'policyHome',
  'region',
  'security',
  'services',
  'shell',
  'uploads',
  'userCentre',
].map((name) => `**/${name}.spec.ts`);

export default defineConfig({
  testDir: './specs',
  testMatch: '**/*.spec.ts',
  testIgnore: process.env['E2E_DATABASE_URL'] ? pageOnly : [],
  outputDir: process.env['E2E_OUTPUT'] ?? './test-results',
  // One worker: every worker runs its own server and database, and two cores handle one well.
  workers: Number(process.env['E2E_WORKERS'] ?? 1),
  fullyParallel: false,
  forbidOnly: true,
  retries: 0,
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
  },
});
