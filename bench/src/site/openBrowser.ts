import { chromium, type Browser } from 'playwright';

/** Chromium without what would disturb a measurement. */
export async function openBrowser(): Promise<Browser> {
  const executablePath = process.env['CHROMIUM'];
  return chromium.launch({
    ...(executablePath ? { executablePath } : {}),
    args: ['--no-sandbox', '--disable-gpu', '--no-first-run', '--disable-background-networking'],
  });
}
