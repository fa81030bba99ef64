import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import fastify from 'fastify';
import { afterEach, expect, test } from 'vitest';
import { overloaded } from '../../contract/Overloaded.js';
import { errors } from './errors.js';
import { failurePage } from './failurePage.js';

const ends: (() => unknown)[] = [];
afterEach(async () => {
  for (const end of ends.splice(0)) await end();
});

async function serve(isBuilt: boolean) {
  const staticRoot = mkdtempSync(join(tmpdir(), 'failure-'));
  ends.push(() => rmSync(staticRoot, { recursive: true }));
  const folder = join(staticRoot, 'apps/platform/dist');
  mkdirSync(folder, { recursive: true });
  if (isBuilt) writeFileSync(join(folder, 'unavailable.html'), '<p>{message}</p>{requestId}');
  const app = fastify({ genReqId: () => '<b>1' });
  ends.push(() => app.close());
  await app.register(errors);
  await app.register(failurePage, { config: { staticRoot } });
  for (const url of ['/loan', '/api/huiqi/loan'])
    app.get(url, async () => {
      throw overloaded('event loop');
    });
  return app;
}
const accept = 'text/html,application/xhtml+xml';

test('whoever opens a page gets a page with the message and the number, not an envelope', async () => {
  const response = await (await serve(true)).inject({ url: '/loan', headers: { accept } });
  expect([response.statusCode, response.headers['retry-after']]).toEqual([503, '2']);
  expect(response.headers['content-type']).toBe('text/html; charset=utf-8');
  expect(response.body).toMatch(/^<p>[\p{Script=Han}，。]+<\/p>&lt;b&gt;1$/u);
});

test.each([
  ['a call', true, '/api/huiqi/loan', accept],
  ['a program', true, '/loan', '*/*'],
  ['a site that is not built', false, '/loan', accept],
])('%s gets the envelope', async (_what, isBuilt, url, wanted) => {
  const response = await (await serve(isBuilt)).inject({ url, headers: { accept: wanted } });
  expect(response.json()).toMatchObject({ code: '100503', requestId: '<b>1' });
});
