import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from '@playwright/test';
import { expect, test } from '../support/test.js';
import { logIn } from '../support/journey.js';

const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

interface AxeResult {
  violations: { id: string; nodes: { html: string }[] }[];
}

async function violations(page: Page): Promise<string[]> {
  // Evaluated by the debugger, so the page's CSP stays as strict as it is.
  await page.evaluate(axe);
  const result = await page.evaluate(async () => {
    const tool = (globalThis as unknown as { axe: { run(): Promise<unknown> } }).axe;
    return tool.run();
  });
  return (result as AxeResult).violations.map(
    ({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' | ')}`,
  );
}

const open = [
  '/homePage',
  '/loan',
  '/productDetail/100001',
  '/login',
  '/aboutUs',
  '/404',
  '/policyOnline',
  '/phoneGoToPC',
  '/reference/',
];
const signedIn = [
  '/userCenter',
  '/loanDetail?orderId=10000008',
  '/productApply?productId=100001&companyId=1',
];
const widths = [1440, 375];

for (const width of widths) {
  test(`pages have no accessibility violations and no sideways scrolling at ${width} px`, async ({
    page,
  }) => {
    test.setTimeout(120_000);
    await page.setViewportSize({ width, height: 900 });
    const check = async (path: string) => {
      await page.goto(path);
      await expect(page.getByRole('main')).toBeVisible();
      await page.waitForLoadState('networkidle');
      expect(await violations(page), path).toEqual([]);
      const wide = await page.evaluate(() => document.documentElement.scrollWidth);
      expect(wide, `${path} is wider than the window`).toBeLessThanOrEqual(width);
    };
    for (const path of open) await check(path);
    await page.goto('/login');
    await logIn(page, '13800000001');
    await expect(page).toHaveURL(/\/userCenter$/);
    for (const path of signedIn) await check(path);
  });
}
