import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import type { APIRequestContext, Page } from '@playwright/test';
import { expect, test } from '../support/test.js';
import { hostAnswers, hostFailures, openPartnerPage } from '../support/partnerPage.js';
import { listShows, widgetOf } from '../support/widgetWalk.js';

const embed = (path: string) =>
  fileURLToPath(new URL(`../../packages/embed/${path}`, import.meta.url));
const sha384 = (body: Buffer) => `sha384-${createHash('sha384').update(body).digest('base64')}`;

async function folders(): Promise<string[]> {
  const { version } = JSON.parse(await readFile(embed('package.json'), 'utf8'));
  return [version, 'v1'];
}
const published = async (request: APIRequestContext, folder: string) =>
  (await (await request.get(`/embed/${folder}/integrity.json`)).json()) as Record<string, string>;

test('integrity.json names every script, with the hash of what is served', async ({ request }) => {
  for (const folder of await folders()) {
    const hashes = await published(request, folder);
    const files = await readdir(embed(`dist/${folder}`), { recursive: true });
    const scripts = files.filter((file) => file.endsWith('.js')).sort();
    const served = await Promise.all(
      scripts.map(async (script) => {
        const answer = await request.get(`/embed/${folder}/${script}`);
        return [script, sha384(await answer.body())] as const;
      }),
    );
    expect(Object.fromEntries(served), folder).toEqual(hashes);
  }
});

/** The file with one byte of a string changed, so that it still runs. */
const serveChanged = (page: Page, path: string) =>
  page.route(`**${path}`, async (route) => {
    const response = await route.fetch();
    const body = Buffer.from(await response.body());
    const at = body.indexOf('LOAD_FAILED');
    expect(at).toBeGreaterThan(0);
    body[at] = 'M'.charCodeAt(0);
    await route.fulfill({ response, body });
  });

const script = (src: string, integrity: string) =>
  `<script src="${src}" integrity="${integrity}" crossorigin="anonymous" defer
    onerror="window.refused = true"></script>`;

test('the loader under its hash runs, and with one byte changed does not', async ({
  page,
  request,
}) => {
  const [version = ''] = await folders();
  const path = `/embed/${version}/loader.js`;
  const hash = (await published(request, version))['loader.js'] ?? '';
  await openPartnerPage(page, { head: script(path, hash) });
  await listShows(widgetOf(page));

  await serveChanged(page, path);
  await openPartnerPage(page, { head: script(path, '') });
  await listShows(widgetOf(page));

  await openPartnerPage(page, { head: script(path, hash) });
  await expect.poll(() => page.evaluate('window.refused')).toBe(true);
  expect(await page.evaluate(`[typeof window.Huiqi, !!customElements.get('huiqi-app')]`)).toEqual([
    'undefined',
    false,
  ]);
  await hostAnswers(page);
  expect(await hostFailures(page)).toEqual([]);
});
