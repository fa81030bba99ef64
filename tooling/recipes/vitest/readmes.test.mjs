// The snippets of the READMEs run, with what they take from the integrator's own code (host.d.ts of the recipe `types`).
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { installMockHuiqi } from '@huiqi/embed/testing';
import { createMockClient, createMockTransport } from '@huiqi/sdk/testing';
import { signWebhook } from '@huiqi/sdk/webhooks';
import { createElement } from 'react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';

const documents = JSON.parse(readFileSync('documents.json', 'utf8'));
const ofPackages = ['sdk', 'components', 'embed', 'report'].map((name) => [
  name,
  readFileSync(`node_modules/@huiqi/${name}/README.md`, 'utf8'),
]);
const blocks = (text, kinds) => [
  ...text.matchAll(new RegExp(`^\`\`\`(${kinds})\\n([^]*?)^\`\`\`$`, 'gm')),
];
const snippets = [...ofPackages, ...Object.entries(documents)].flatMap(([name, text]) =>
  blocks(text, 'tsx?|js').map(([, kind, code], at) => ({
    title: `${name}: ${code.split('\n', 1)[0]}`,
    file: `snippets/${name}-${at + 1}.${kind}`,
    code,
  })),
);
mkdirSync('snippets', { recursive: true });
for (const { file, code } of snippets) writeFileSync(file, code);

const secret = 'whsec_test';
const [[, , event]] = blocks(documents.webhooks, 'json');
const rawBody = JSON.stringify(JSON.parse(event));
const signed = () => ({
  body: rawBody,
  headers: { 'huiqi-signature': signWebhook(rawBody, secret) },
});
const transport = createMockTransport();
/** Fonts come from the package, everything else from the platform. */
const fetch = async (input, init) => {
  const [, path] = /^file:\/\/(.*)|^(\/.*)/.exec(String(input)) ?? [];
  return path ? new Response(readFileSync(path)) : transport.fetch(input, init);
};

const host = (response) => ({
  fetchTokenFromYourServer: async () => 'token',
  showLogin: vi.fn(),
  show: vi.fn(),
  secret,
  secrets: [secret],
  signal: new AbortController().signal,
  enqueue: vi.fn(),
  visitOf: () => ({ token: 'token', area: null }),
  client: createMockClient(),
  Market: () => createElement('p'),
  rawBody,
  request: signed(),
  express: { text: vi.fn() },
  app: {
    use: (handle) => handle({}, response, vi.fn()),
    post: (_path, _parse, handle) => handle(signed(), response),
  },
  fetch,
  CSS: { supports: () => true },
});

installMockHuiqi();
document.addEventListener('huiqi-login-required', ({ detail }) => detail.resume());
beforeEach(() => {
  document.body.innerHTML = '<div id="loans"></div>';
  vi.stubGlobal('huiqi', window.Huiqi);
  vi.stubGlobal('widget', window.Huiqi.mount('#loans', { fetchToken: () => 'token' }));
});
afterEach(() => vi.unstubAllGlobals());

/** What needs a desktop client is tried with one: `apps/playground/shell`. */
const isAlone = ({ code }) => !code.includes('createHostBridge');

describe('snippets of the READMEs run', () => {
  test.each(snippets.filter(isAlone))('$title', async ({ file }) => {
    const response = { sendStatus: vi.fn() };
    for (const [name, value] of Object.entries(host(response))) vi.stubGlobal(name, value);
    await import(`./${file}`);
    expect(response.sendStatus).not.toHaveBeenCalledWith(400);
  });
});
