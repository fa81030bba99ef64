import { chromium, expect, test, type Browser, type Page } from '@playwright/test';
import { startBareShell, startBridgePage } from '../support/bridgePage.js';

type Permission = 'granted' | 'denied' | 'prompt';
type Shell = Awaited<ReturnType<typeof startBareShell>>;

let site: Awaited<ReturnType<typeof startBridgePage>>;
let browser: Browser;
const shells: Shell[] = [];
const origin = () => `http://bank.test:${site.port}`;

test.beforeAll(async () => {
  site = await startBridgePage();
  const { CHROMIUM } = process.env;
  browser = await chromium.launch({
    ...(CHROMIUM ? { executablePath: CHROMIUM } : {}),
    args: [
      '--no-sandbox',
      '--disable-gpu',
      '--host-resolver-rules=MAP bank.test 127.0.0.1',
      `--unsafely-treat-insecure-origin-as-secure=${origin()}`,
      // Link to the browser the page belongs to the public internet, and the shell runs on this machine.
      `--ip-address-space-overrides=127.0.0.1:${site.port}=public`,
    ],
  });
});
test.afterAll(async () => {
  await browser.close();
  await site.stop();
});
test.afterEach(async () => {
  for (const context of browser.contexts()) await context.close();
  for (const shell of shells.splice(0)) await shell.stop();
});

async function startShell(): Promise<Shell> {
  const shell = await startBareShell();
  shells.push(shell);
  return shell;
}

/** A page of the public internet, and the user's permission for local access, which may change. */
async function pageWith(permission: Permission) {
  const page = await (await browser.newContext()).newPage();
  const session = await page.context().newCDPSession(page);
  const { targetInfo } = await session.send('Target.getTargetInfo');
  const { browserContextId } = targetInfo;
  const decide = async (setting: Permission) => {
    for (const name of ['local-network-access', 'loopback-network']) {
      await session.send('Browser.setPermission', {
        permission: { name },
        setting,
        origin: origin(),
        ...(browserContextId === undefined ? {} : { browserContextId }),
      });
    }
  };
  await decide(permission);
  await page.goto(origin());
  return { page, decide };
}

const openBridge = (page: Page, port: number) =>
  page.evaluate(`window.host = bridge.createHostBridge({
    url: 'ws://127.0.0.1:${port}/bridge',
    module: 7,
    allow: [],
    reconnectMs: [50, 200],
    protocol: bridge.legacyProtocol({ key: '0123456789abcdef', mode: 'ECB' }),
  }), undefined`);

const shows = async (page: Page, state: string, message: RegExp) => {
  await expect
    .poll(() => page.evaluate('[host.state, host.message]'))
    .toEqual([state, expect.stringMatching(message)]);
};

test('after a refusal the message says where to change it, and the shell is not contacted', async () => {
  const shell = await startShell();
  const { page } = await pageWith('denied');
  await openBridge(page, shell.port);
  await shows(page, 'denied', /网站设置/);
  expect(shell.connections()).toBe(0);
});

test('an undecided user is asked to decide, and the bridge opens once they allow it', async () => {
  const shell = await startShell();
  const { page, decide } = await pageWith('prompt');
  await openBridge(page, shell.port);
  await shows(page, 'blocked', /请在浏览器提示中选择/);
  expect(shell.connections()).toBe(0);
  await decide('granted');
  await shows(page, 'open', /已连接/);
});
