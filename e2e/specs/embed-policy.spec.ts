import { expect, test } from '../support/test.js';
import { openPartnerPage, violations, watch } from '../support/partnerPage.js';
import { parsed, readme, strict, trustedTypes, weakened, written } from '../support/policy.js';
import { listShows, partnerToken, walk, widgetOf } from '../support/widgetWalk.js';

const insurer = '/playground/insurer.html';

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

test('the insurer page sends this list and what its own stylesheet needs', async ({ request }) => {
  const answer = await request.get(insurer);
  const own = "style-src 'self'; frame-ancestors 'none'";
  expect(parsed(answer.headers()['content-security-policy'] ?? '')).toEqual(
    parsed(`${strict("'self'")}; ${own}`),
  );
});

test('the insurer page keeps working where trusted types are demanded', async ({
  page,
  request,
}) => {
  await watch(page);
  await page.route(`**${insurer}`, async (route) => {
    const response = await route.fetch();
    const policy = `${response.headers()['content-security-policy']}; ${trustedTypes}`;
    const headers = { ...response.headers(), 'content-security-policy': policy };
    await route.fulfill({ response, headers });
  });
  await page.goto(insurer);
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
  await walk(page, await partnerToken(request));
  expect((await violations(page)).slice(own)).toEqual([]);
});
