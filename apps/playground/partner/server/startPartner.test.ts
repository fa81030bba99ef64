import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { policyNames, policyOf } from './policyOf.js';
import { startPartner } from './startPartner.js';

const api = 'https://huiqi.example';
const webhookSecret = `whsec_${Buffer.from('a secret of the partner').toString('base64')}`;
let partner: Awaited<ReturnType<typeof startPartner>>;
beforeAll(async () => {
  const site = fileURLToPath(new URL('../site', import.meta.url));
  partner = await startPartner({ port: 0, api, secret: 'none', site, webhookSecret });
});
afterAll(() => partner.stop());

/** The log's stream to a page that starts to follow it, up to a given line. */
async function logged(line: string): Promise<string> {
  const { body } = await fetch(`${partner.url}/webhooks/events`);
  let text = '';
  for await (const part of body ?? []) {
    text += new TextDecoder().decode(part);
    if (text.includes(line)) break;
  }
  return text;
}
const deliver = (body: string, signature: string) =>
  fetch(`${partner.url}/webhooks`, {
    method: 'POST',
    headers: { 'huiqi-signature': signature, 'content-type': 'application/json' },
    body,
  });

test('a webhook that somebody else has signed is refused, and listed as that', async () => {
  expect((await deliver('{"id":"evt_forged"}', 't=1,v1=00')).status).toBe(400);
  expect(await logged('refused')).not.toContain('evt_forged');
});

const parsed = (policy: string) =>
  Object.fromEntries(
    policy.split('; ').map((directive) => {
      const [name = '', ...sources] = directive.split(' ');
      return [name, sources.filter((source) => source !== "'self'")];
    }),
  );

test('the strict policy allows of the platform what the widget needs, and nothing else', () => {
  const list = new URL('../../../../packages/embed/src/host/csp.json', import.meta.url);
  const needed = Object.entries(JSON.parse(readFileSync(list, 'utf8')) as Record<string, string[]>);
  const sent = parsed(policyOf('strict', api) ?? '');
  for (const [name, sources] of needed)
    expect(sent[name], name).toEqual(sources.map((source) => source.replace('{origin}', api)));
  const others = Object.entries(sent).filter(([name]) => !needed.some(([one]) => one === name));
  expect(others.flatMap(([, sources]) => sources).join(' ')).not.toContain(api);
  expect(sent['require-trusted-types-for']).toEqual(["'script'"]);
});

test.each(policyNames)('the page sends the policy %s that its address asks for', async (name) => {
  const { headers } = await fetch(`${partner.url}/?policy=${name}`);
  expect(headers.get('content-security-policy')).toBe(policyOf(name, api));
});

test('of the policies each lacks what its name says', () => {
  const [strict, connect, images] = policyNames.map((name) => parsed(policyOf(name, api) ?? ''));
  expect({ ...connect, 'connect-src': [api] }).toEqual(strict);
  expect(connect?.['connect-src']).toEqual([]);
  expect({ ...images, 'img-src': [api] }).toEqual(strict);
  expect(images?.['img-src']).toEqual([]);
});

test('the page can have its next call fail as the platform fails', async () => {
  const sent = await fetch(`${partner.url}/errors/791172`);
  const { code, message } = (await sent.json()) as Record<string, string>;
  expect([sent.ok, code]).toEqual([false, '791172']);
  const messages = (await (await fetch(`${partner.url}/errors`)).json()) as Record<string, string>;
  expect(messages['791172']).toBe(message);
  expect((await fetch(`${partner.url}/errors/1`)).status).toBe(404);
});
