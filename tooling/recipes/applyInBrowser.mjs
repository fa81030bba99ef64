// Copied beside a recipe: its pages in a browser, on the real server, from the list to the order.
import assert from 'node:assert/strict';
import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';

const { RECIPE_SERVER, RECIPE_PLAYWRIGHT, CHROMIUM } = process.env;

/** Resolves with the text of the page as soon as something responds there. */
export async function textOf(url) {
  for (let round = 0; round < 600; round += 1) {
    const response = await fetch(url).catch(() => undefined);
    if (response?.ok) return response.text();
    await new Promise((resolve) => setTimeout(resolve, 200));
  }
  throw new Error(`${url} does not respond`);
}

/** The reference server with its sample data, which lists the origin. Returns a function that stops it. */
export async function startServer(port, origin) {
  const data = mkdtempSync(join(tmpdir(), 'huiqi-recipe-'));
  const { DATABASE_URL: _inherited, ...inherited } = process.env;
  const server = spawn(process.execPath, [RECIPE_SERVER], {
    stdio: ['ignore', 'ignore', 'inherit'],
    env: {
      ...inherited,
      PORT: String(port),
      HUIQI_HOST: '127.0.0.1',
      HUIQI_DATA_DIR: data,
      HUIQI_SANDBOX: '1',
      HUIQI_LOG_LEVEL: 'silent',
      HUIQI_MAX_LAG_MS: '20000',
      HUIQI_PARTNER_ORIGINS: origin,
    },
  });
  const ended = new Promise((resolve) => server.once('exit', resolve));
  const stop = async () => {
    server.kill();
    await ended;
    rmSync(data, { recursive: true, force: true });
  };
  await textOf(`http://127.0.0.1:${port}/readyz`).catch(async (error) => {
    await stop();
    throw error;
  });
  return stop;
}

/** A visitor opens a product, logs in, fills in every step and finds the order among their own. */
export async function apply(origin) {
  const { chromium } = await import(pathToFileURL(RECIPE_PLAYWRIGHT).href);
  const browser = await chromium.launch({
    ...(CHROMIUM ? { executablePath: CHROMIUM } : {}),
    args: ['--no-sandbox', '--disable-gpu'],
  });
  try {
    const page = await browser.newPage({ locale: 'zh-CN', timezoneId: 'Asia/Shanghai' });
    const failures = [];
    page.on('pageerror', (error) => failures.push(error.message));
    page.on('console', (message) => {
      if (/hydrat|did not match/i.test(message.text())) failures.push(message.text());
    });
    const button = (name) => page.getByRole('button', { name, exact: true });
    await page.goto(origin);
    await page.locator('a[href="/products/100001"]').click();
    await button('立即申请').click();
    await page.getByLabel(/手机/).first().fill('13800000001');
    await page.getByLabel(/^密码/).fill('Huiqi@2026');
    await button('登录').click();
    await button('立即申请').click();
    const dialog = page.getByRole('dialog');
    await dialog.getByText('重庆明月食品有限公司').click();
    await dialog.getByRole('button', { name: '下一步' }).click();
    await page.getByLabel('纳税信用等级').selectOption('A');
    await button('下一步').click();
    await page.getByLabel(/申请金额/).fill('80');
    await page.getByLabel(/贷款期限/).selectOption('12');
    await page.getByRole('radio').first().check();
    await page.getByLabel(/贷款用途/).fill('采购原材料');
    await button('下一步').click();
    await page.getByLabel(/联系人/).fill('周明');
    await page.getByLabel(/联系电话/).fill('13800000001');
    await button('下一步').click();
    await page.getByRole('checkbox').check();
    const submitted = page.waitForResponse(
      (response) =>
        response.request().method() === 'POST' &&
        /\/order\/user\/product\/\d+$/.test(response.url()),
    );
    await button('提交申请').click();
    const { data } = await (await submitted).json();
    await page.locator(`a[href="/orders?orderId=${data.orderId}"]`).first().waitFor();
    assert.deepEqual(failures, []);
  } finally {
    await browser.close();
  }
}
