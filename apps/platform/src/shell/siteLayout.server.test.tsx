import { text } from 'node:stream/consumers';
import { loadArea } from '@huiqi/sdk';
import { createMockClient, mockScenarios } from '@huiqi/sdk/testing';
import { prerenderToNodeStream } from 'react-dom/static';
import { beforeAll, expect, test } from 'vitest';
import { Router } from 'wouter';
import type { BootResult } from '../boot/boot.js';
import { SiteApp } from '../boot/SiteApp.js';
import { preloadPage } from '../routes/pageModules.js';

const client = createMockClient(mockScenarios.ready);
let booted: BootResult;
beforeAll(async () => {
  const loaded = await loadArea(client, { host: 'huiqi.example', path: '/homePage' });
  booted = { user: null, loaded };
});

/** The page a visitor gets at an address. */
async function draw(address: string, config = booted.loaded.config): Promise<string> {
  await preloadPage(address);
  const { prelude } = await prerenderToNodeStream(
    <Router ssrPath={address}>
      <SiteApp
        client={client}
        booted={{ ...booted, loaded: { ...booted.loaded, config } }}
        preloaded={[]}
      />
    </Router>,
  );
  return text(prelude);
}

test.each([
  ['/loan', '普惠贷款'],
  ['/productDetail/100001', '普惠贷款'],
  ['/sixStability', '六稳六保'],
  ['/sixGuarantees', '六稳六保'],
  ['/policyDetail/1', '政策在线'],
  ['/enterpriseDemands/list', '企业需求'],
])('%s highlights the entry %s', async (address, label) => {
  const html = await draw(address);
  const marked = [...html.matchAll(/<a [^>]*aria-current="page"[^>]*>([^<]*)</g)];
  expect(marked.map(([, name]) => name)).toContain(label);
});

test.each([
  ['/honestAgent', '信用中介'],
  ['/yunCouponAnnouncement', '政务服务'],
  ['/helpingEnterprisesServe/list', '企业服务'],
])('%s highlights the group %s', async (address, label) => {
  const marked = [...(await draw(address)).matchAll(/<button [^>]*data-active[^>]*>([^<]*)</g)];
  expect(marked.map(([, name]) => name)).toEqual([label]);
});

test.each(['/login', '/register', '/forgetPassword', '/phoneGoToPC'])(
  '%s has neither header nor footer',
  async (address) => {
    const html = await draw(address);
    expect(html).toContain('<h1');
    for (const name of ['主导航', '关于平台']) expect(html).not.toContain(`aria-label="${name}"`);
  },
);

test('visitors see the ways in, and the footer names contacts, filings and documents', async () => {
  const html = await draw('/404');
  for (const label of ['登录', '注册', '机构登录', '政务登录'])
    expect(html).toMatch(new RegExp(`<a [^>]*>(?:<span[^>]*>)?${label}<`));
  expect(html).toMatch(/href="tel:[\d-]+"/);
  expect(html).toMatch(/<dt>服务时间<\/dt><dd>[^<]+/);
  expect(
    html.match(/<a [^>]*rel="noopener noreferrer"[^>]*>[^<]*(?:ICP备|公网安备)/g),
  ).toHaveLength(2);
  for (const path of ['/userAgreement', '/privacyPolicy', '/aboutUs'])
    expect(html).toContain(`href="${path}"`);
});

test('a hotline with an extension is dialled with a pause before it', async () => {
  const html = await draw('/aboutUs', { ...booted.loaded.config, phone: '023-68801234转801' });
  const dialled = [...html.matchAll(/href="(tel:[^"]*)"/g)].map(([, href]) => href);
  expect(new Set(dialled)).toEqual(new Set(['tel:02368801234,801']));
});
