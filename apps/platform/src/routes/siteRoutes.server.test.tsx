import { text } from 'node:stream/consumers';
import { loadArea, type UserInfo } from '@huiqi/sdk';
import { createMockClient, examples, mockScenarios } from '@huiqi/sdk/testing';
import { prerenderToNodeStream } from 'react-dom/static';
import { beforeAll, expect, test } from 'vitest';
import { Router } from 'wouter';
import type { BootResult } from '../boot/boot.js';
import { SiteApp } from '../boot/SiteApp.js';
import { preloadPage } from './pageModules.js';
import { samples } from './samples.js';
import { comingSoon, pageRoutes } from './siteRoutes.js';

const client = createMockClient(mockScenarios.ready);
let booted: BootResult;

beforeAll(async () => {
  const loaded = await loadArea(client, { host: 'huiqi.example', path: '/homePage' });
  booted = { user: null, loaded };
});

const open = pageRoutes.filter(({ permission }) => permission === undefined);
const addresses = [...open, ...comingSoon].map(({ path }) => samples[path] ?? path);

test('there is no window', () => {
  expect(addresses.length).toBeGreaterThan(5);
  expect(typeof window).toBe('undefined');
});

test.each(addresses)('a server draws %s, without style attributes', async (address) => {
  await preloadPage(address);
  const errors: unknown[] = [];
  const { prelude } = await prerenderToNodeStream(
    <Router ssrPath={address}>
      <SiteApp client={client} booted={booted} preloaded={[]} />
    </Router>,
    { onError: (error) => void errors.push(error) },
  );
  const html = await text(prelude);
  expect(errors).toEqual([]);
  expect(html).toContain('id="main"');
  expect(html).not.toMatch(/<[^>]* style="/);
});

const everyKey = Object.fromEntries(
  pageRoutes.flatMap(({ permission }) => (permission ? [[permission, true]] : [])),
);
const needing = pageRoutes.flatMap(({ path, needs, title }) =>
  needs ? [{ path, title, ...needs }] : [],
);

test.each(needing)('$path says that $choice is missing, and where to choose', async (page) => {
  const { path, choice, from, title } = page;
  const [user] = Object.values(examples.getUserInfo) as UserInfo[];
  if (!user) throw new Error('no example of a user');
  await preloadPage(path);
  const reads: string[] = [];
  const { prelude } = await prerenderToNodeStream(
    <Router ssrPath={path}>
      <SiteApp
        client={client}
        booted={{ ...booted, user: { ...user, permissions: everyKey } }}
        preloaded={[]}
        onMissingResponse={({ operation, input }) => {
          if (Object.values(input).includes('')) reads.push(operation.spec.id);
        }}
      />
    </Router>,
  );
  const html = await text(prelude);
  expect(html).toContain(`请先选择${choice}</h1>`);
  expect(html).toContain(`<title>${title} - `);
  expect(html).toContain(`href="${from[0]}"`);
  expect(reads).toEqual([]);
});
