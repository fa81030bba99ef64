import { expect, test } from '../support/test.js';
import { openPartnerPage, violations, watch } from '../support/partnerPage.js';
import { parsed, readme, strict, trustedTypes, weakened, written } from '../support/policy.js';
import {
  listShows,
  openFirst,
  openForm,
  partnerToken,
  walk,
  widgetOf,
} from '../support/widgetWalk.js';

test('the documented policy is enough for list, detail, login and form', async ({
  page,
  request,
  server,
}) => {
  await openPartnerPage(page, { policy: strict(server.url) });
  await listShows(widgetOf(page));
  const logos = widgetOf(page).getByRole('article').locator('img');
  await expect(logos).toHaveCount(6);
  for (const logo of await logos.all())
    await expect.poll(() => logo.evaluate((img: HTMLImageElement) => img.naturalWidth)).not.toBe(0);
  await walk(page, await partnerToken(request));
  expect(await violations(page)).toEqual([]);
});

for (const { name, gone, directives } of weakened) {
  test(`the widget needs ${gone} in ${name}`, async ({ page, server }) => {
    await openPartnerPage(page, { policy: strict(server.url, directives) });
    const refused = async () => (await violations(page)).map((line) => line.split(/-elem| /)[0]);
    await expect.poll(refused).toContain(name);
    expect(new Set(await refused())).toEqual(new Set([name]));
  });
}

test('the readme shows this list', () => {
  const shown = /```text\n([^`]*script-src[^`]*)```/.exec(readme)?.[1] ?? '';
  expect(parsed(shown)).toEqual(parsed(written('https://huiqi.example')));
  for (const directive of trustedTypes.split('; ')) expect(readme).toContain(directive);
});

test('the page of the sample partner sends this list and what its own files need', async ({
  page,
  partner,
  server,
}) => {
  const document_ = await page.goto(partner.url);
  const sent = parsed(document_?.headers()['content-security-policy'] ?? '');
  const needed = parsed(written(server.url));
  for (const [name, sources] of Object.entries(needed))
    expect(sent[name]?.filter((source) => source !== "'self'")).toEqual(sources);
  expect(sent['style-src']).toEqual(["'self'"]);
  expect(sent['default-src']).toEqual(["'none'"]);
});

test('the page of the sample partner keeps working, and demands trusted types', async ({
  page,
  partner,
}) => {
  await watch(page);
  await page.goto(partner.url);
  const enforced = await page.evaluate(() => {
    try {
      document.createElement('p').innerHTML = '<b></b>';
      return false;
    } catch {
      return true;
    }
  });
  expect(enforced, 'the browser enforces trusted types').toBe(true);
  const own = (await violations(page)).length;
  const widget = widgetOf(page);
  await listShows(widget);
  await openFirst(widget);
  await page.getByRole('button', { name: '登录' }).click();
  await expect(page.locator('#login-state')).toContainText('已登录');
  await openForm(widget);
  expect((await violations(page)).slice(own)).toEqual([]);
});
