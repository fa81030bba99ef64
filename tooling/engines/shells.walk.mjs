// Desktop shells: journeys in their kernels without what they often lack, and a page of the platform under https with TLS 1.2
// that talks to a client on this machine.
import assert from 'node:assert/strict';
import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before, describe, test } from 'node:test';
import { startServerWithClient } from '../../e2e/support/desktopClient.ts';
import { pdf as anyPdf } from '../../e2e/support/sampleFiles.ts';
import { makeTemplate } from '../../e2e/support/sampleTemplate.ts';
import { kernels } from './engines.mjs';
import { journeys, owner, reportedOrder, signIn } from './journeys.mjs';
import { shellLimits } from './limits.mjs';
import { Screen } from './Screen.mjs';
import { startTlsSites } from './startTlsSites.mjs';

const walked = ['login', 'application', 'declaration', 'report'];

const choice = JSON.parse(process.env.ENGINES);
const removeTemplate = await makeTemplate();
after(removeTemplate);
const pdf = join(mkdtempSync(join(tmpdir(), 'huiqi-shells-')), 'paper.pdf');
writeFileSync(pdf, anyPdf);

for (const name of choice.engines.filter((engine) => engine in kernels))
  describe(`a shell of ${name}`, () => {
    let engine;
    let sites;
    let server;
    let client;
    before(async () => {
      sites = await startTlsSites({ maxVersion: 'TLSv1.2' });
      ({ server, client } = await startServerWithClient({
        origin: sites.platform,
        env: { HUIQI_PUBLIC_URL: sites.platform },
      }));
      sites.site.target = server.url;
      engine = await kernels[name]();
    });
    after(async () => {
      await engine?.close();
      await client?.stop();
      await server?.stop();
      sites?.close();
    });

    async function inShell(script, act) {
      const page = await engine.open({ beforeScripts: shellLimits + script });
      try {
        await act(new Screen(page, sites.platform));
        assert.deepEqual(page.problems, []);
      } finally {
        await page.close();
      }
    }

    for (const journey of walked)
      test(`${name}: ${journey} without workers, clipboard, windows and storages`, () =>
        inShell('', async (screen) => {
          await journeys[journey](screen, { pdf });
          if (journey !== 'application') return;
          await screen.press('button', '^复制');
          await screen.shows('^已复制$');
        }));

    test(`${name}: a report is printed alone`, () =>
      inShell('', async (screen) => {
        await signIn(screen, owner);
        await screen.open(`/creditReport?orderId=${reportedOrder}`);
        const header = `document.querySelector('header').getClientRects().length`;
        await screen.find('heading', '供应链');
        assert.equal(await screen.run(header), 1);
        await screen.page.media('print');
        await screen.run(`dispatchEvent(new Event('beforeprint'))`);
        assert.equal(await screen.run(header), 0);
        const wide = 'document.documentElement.scrollWidth - innerWidth';
        assert.equal(await screen.run(wide), 0);
        await screen.find('heading', '供应链');
      }));

    test(`${name}: a page under https asks the client on this machine to log in`, async () => {
      const host = {
        url: `${client.origin.replace('http:', 'ws:')}/bridge/main`,
        module: 7,
        protocol: 'secure',
      };
      const secret = JSON.stringify(await client.secret());
      const injected = `window.huiqiHost = { ...${JSON.stringify(host)}, getSecret: () => ${secret} };`;
      await inShell(injected, async (screen) => {
        await screen.open('/userCenter/orders');
        await screen.find('button', '打开登录窗口');
        await client.act({ type: 'login', account: owner });
        await screen.find('heading', '^我的申请');
      });
    });
  });
