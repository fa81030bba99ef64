// Pages of the platform in frames of another site, under https, where the browser blocks cookies of third parties.
import assert from 'node:assert/strict';
import { after, before, describe, test } from 'node:test';
import { demo, exchangeToken } from '../../e2e/support/partnerBackend.ts';
import { makeTemplate } from '../../e2e/support/sampleTemplate.ts';
import { TestServer } from '../../e2e/support/server.ts';
import { withoutThirdPartyCookies } from './engines.mjs';
import { Screen } from './Screen.mjs';
import { startTlsSites } from './startTlsSites.mjs';

const removeTemplate = await makeTemplate();
after(removeTemplate);
/** Firefox reports it although the site catches it. */
const notice = /^Failed to get service worker registration/;
const user = { reference: 'customer-1', phone: '13800000001' };

for (const [name, start] of Object.entries(withoutThirdPartyCookies))
  describe(`frames of another site in ${name}`, () => {
    let sites;
    let server;
    let engine;
    let page;
    before(async () => {
      sites = await startTlsSites();
      server = await TestServer.start({
        demoOrigins: [sites.partner],
        env: { HUIQI_PUBLIC_URL: sites.platform },
      });
      sites.site.target = server.url;
      engine = await start();
    });
    after(async () => {
      await engine?.close();
      await server?.stop();
      sites?.close();
    });

    /** Opens a page of the partner with one frame; resolves with what a user does and sees in it. */
    async function frame(src) {
      sites.site.html = `<!doctype html><title>partner</title><iframe title="贷款" width="1300" height="850" src="${src}"></iframe>`;
      await page.goto(sites.partner);
      return new Screen(await page.frame(sites.platform), sites.platform);
    }
    async function signedIn(path) {
      const { token } = await exchangeToken(server.url, demo, { user, purpose: 'handover' });
      const mark = path.includes('?') ? '&' : '?';
      return frame(`${sites.platform}${path}${mark}token=${token}`);
    }

    test('a user who is handed over stays signed in', async () => {
      page = await engine.open();
      try {
        const control = await frame(`${sites.platform}/control`);
        await control.shows('^blocked$');
        const orders = await signedIn('/cIGNAOrderDetails');
        await orders.find('heading', '我的申请');
        await orders.shows('还没有申请');
        const form = await signedIn('/cIGNAProductApply?productId=100001');
        await form.press('button', '^选择申请企业');
        await form.find('radio', undefined, { within: 'dialog' });
        assert.deepEqual(
          page.problems.filter((problem) => !notice.test(problem)),
          [],
        );
      } finally {
        await page.close();
      }
    });
  });
