import { defineConfig } from '@playwright/test';

const executablePath = process.env['CHROMIUM'] || undefined;
const reportFile = process.env['E2E_JSON'] ?? 'test-results/results.json';

/** Of pages, files and other programs: another database under the server changes nothing for them. */
const pageOnly = ['a11y', 'bridge', 'embed-*', 'integrator'].map((name) => `**/${name}.spec.ts`);

export default defineConfig({
  testDir: './specs',
  testMatch: '**/*.spec.ts',
  testIgnore: process.env['E2E_DATABASE_URL'] ? pageOnly : [],
  outputDir: process.env['E2E_OUTPUT'] ?? './test-results',
  // One worker: every worker has a server and a database of its own, and two cores carry one well.
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
