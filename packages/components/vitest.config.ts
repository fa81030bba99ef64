import { existsSync } from 'node:fs';
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

const browser = {
  enabled: true,
  headless: true,
  provider,
  instances: [{ browser: 'chromium' as const }],
  screenshotFailures: false,
};

const unit = mergeConfig(
  shared,
  defineConfig({
    optimizeDeps: { include: ['vitest-browser-react'] },
    test: {
      name: 'unit',
      include: ['src/**/*.test.{ts,tsx}'],
      testTimeout: 15_000,
      browser,
    },
  }),
);

export default defineConfig({ test: { projects: [unit] } });
