import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { BrokenLink, LinkReport } from '@huiqi/sdk';
import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { bankOfficer } from '../../../callKit/accounts.js';
import { seedNow } from '../../../callKit/seedNow.js';
import { news } from '../../../schema/home.js';
import { notices } from '../../../schema/notices.js';
import { policies } from '../../../schema/policies.js';
import { callsAs } from '../../../testing/callsAs.js';
import { openManagement, type Management } from '../../../testing/openManagement.js';
import { rootDir } from '../../../testing/places.js';
import { readConfig } from '../../../config/config.js';
import { isAnnouncedToday } from '../../notices/isAnnounced.js';
import { recordBackup } from '../backupRepository.js';
import { askHere, type OwnSite } from './askHere.js';
import { askOutside } from './askOutside.js';
import { checkLinks } from './checkLinks.js';
import { keepCheck } from './linkRepository.js';

let management: Management;
let other: Server;
let host: string;
const asked: string[] = [];
beforeAll(async () => {
  management = await openManagement();
  other = createServer((request, response) => {
    asked.push(`${request.method ?? ''} ${request.url ?? ''}`);
    if (request.url === '/slow') return;
    response.statusCode = Number(request.url?.slice(1)) || 200;
    response.end();
  });
  await new Promise<void>((done) => {
    other.listen(0, '127.0.0.1', done);
  });
  host = `127.0.0.1:${(other.address() as AddressInfo).port}`;
});
afterAll(async () => {
  other.closeAllConnections();
  other.close();
  await management.testApp.close();
});

const report = async (): Promise<LinkReport> =>
  (await management.author('GET', '/manage/overview')).data.links;

test('a check asked for says what leads nowhere, in what somebody keeps', async () => {
  const { author, testApp } = management;
  const { db } = testApp;
  const config = readConfig({}, rootDir);
  const missing = '/api/huiqi/user/picture/00000000-0000-0000-0000-000000000000';
  await db.update(news).set({ pictureUrl: missing }).where(eq(news.id, '1'));
  const text = `<p><a href="http://${host}/404">甲</a><a href="http://${host}/200">乙</a></p>`;
  await db.update(policies).set({ content: text }).where(eq(policies.id, '5001'));
  expect(await report()).toMatchObject({ checkedTs: null, isChecking: false, broken: [] });
  const allowed = {
    ...config,
    checksOutsideLinks: true,
    webhooks: { ...config.webhooks, hosts: [host] },
  };
  let begin = () => {};
  const begun = new Promise<void>((resolve) => {
    begin = resolve;
  });
  testApp.app.jobs.handle('links', 1, async () => {
    await begun;
    await checkLinks({ db, config: allowed, now: () => seedNow });
  });
  expect((await author('POST', '/manage/linkChecks')).status).toBe(200);
  expect((await report()).isChecking).toBe(true);
  begin();
  await testApp.app.jobs.settled();
  const { broken, isChecking, checked, checkedTs } = await report();
  const found = (id: string): Partial<BrokenLink> | undefined =>
    broken.find((link) => link.id === id);
  expect({ isChecking, checkedTs }).toEqual({
    isChecking: false,
    checkedTs: seedNow.toISOString(),
  });
  expect(checked).toBeGreaterThan(10);
  expect(found('1')).toMatchObject({ kind: 'NEWS', address: missing, fault: 'NO_FILE' });
  expect(found('5001')).toMatchObject({ address: `http://${host}/404`, fault: 'ANSWERS_ERROR' });
  expect(asked.every((line) => line.startsWith('HEAD '))).toBe(true);

  const officer = await callsAs(testApp, bankOfficer);
  expect((await officer('GET', '/manage/overview')).data.links.broken).toEqual([]);
  expect((await officer('POST', '/manage/linkChecks')).status).toBe(403);

  asked.length = 0;
  await checkLinks({ db, config, now: () => seedNow });
  expect(asked).toEqual([]);
  expect((await report()).broken.some(({ address }) => address.startsWith('http'))).toBe(false);
});

test('a check asked for just after another is made too', async () => {
  const { author, testApp } = management;
  const made = async () => {
    await testApp.app.jobs.settled();
    const { rows } = await testApp.db.execute(
      sql`select from pgboss.job where name = 'links' and state = 'completed'`,
    );
    return rows.length;
  };
  const before = await made();
  for (const turn of [1, 2]) {
    expect((await author('POST', '/manage/linkChecks')).status).toBe(200);
    expect(await made()).toBe(before + turn);
  }
});

test('another site is asked for nothing but its head, and never at an address within the network', async () => {
  const url = (path: string) => new URL(`http://${host}/${path}`);
  const allowed = { hosts: [host], allowsLoopback: false };
  expect(await askOutside(url('200'), allowed)).toBeNull();
  // It is there, but wants a login, another method, or has moved.
  for (const status of ['301', '401', '403', '405', '429'])
    expect(await askOutside(url(status), allowed)).toBeNull();
  for (const status of ['404', '410', '500'])
    expect(await askOutside(url(status), allowed)).toBe('ANSWERS_ERROR');
  expect(await askOutside(url('slow'), allowed, 50)).toBe('NOT_REACHED');
  expect(await askOutside(new URL(`http://%zz@${host}/200`), allowed)).toBe('NOT_REACHED');
  asked.length = 0;
  const none = { hosts: [], allowsLoopback: false };
  expect(await askOutside(url('200'), none)).toBe('NOT_REACHED');
  const named = new URL(`http://localhost:${new URL(`http://${host}`).port}/`);
  expect(await askOutside(named, none)).toBe('NOT_REACHED');
  expect(await askOutside(new URL('http://169.254.169.254/'), none)).toBe('NOT_REACHED');
  expect(asked).toEqual([]);
});

test('paths of this platform are pages, files, or things that are shown', async () => {
  const { db } = management.testApp;
  const site: OwnSite = {
    isPage: (path) => path === '/loan',
    isFile: (path) => path === '/assets/a.png',
  };
  const ask = (path: string, known: OwnSite | null = site) =>
    askHere(db, path, { site: known, areaKeys: new Set(['dianjiang']) });
  for (const path of ['/loan?a=1#b', '/dianjiang/loan', '/assets/a.png', '/productDetail/100001'])
    expect(await ask(path)).toBeNull();
  expect(await ask('/nowhere')).toBe('NO_PAGE');
  expect(await ask('/dianjiang/nowhere')).toBe('NO_PAGE');
  expect(await ask('/\\[')).toBe('NO_PAGE');
  expect(await ask('/assets/b.png')).toBe('NO_FILE');
  expect(await ask('/productDetail/999')).toBe('NO_PAGE');
  // Without a built site nothing is said of pages and files.
  expect(await ask('/nowhere', null)).toBeNull();
});

test('an announcement is a page until its last day has passed', async () => {
  const { db } = management.testApp;
  const [{ id } = { id: '' }] = await db.select().from(notices).where(isAnnouncedToday).limit(1);
  const ask = () => askHere(db, `/announcement/${id}`, { site: null, areaKeys: new Set() });
  for (const [endsOn, fault] of [
    [null, null],
    ['2999-10-08', null],
    ['2020-10-08', 'NO_PAGE'],
  ] as const) {
    await db.update(notices).set({ endsOn }).where(eq(notices.id, id));
    expect(await ask()).toBe(fault);
  }
});

test('the last backup is told, and nothing is claimed without one', async () => {
  const { author, testApp } = management;
  const { db } = testApp;
  const backup = async () => (await author('GET', '/manage/overview')).data.backup;
  expect(await backup()).toEqual({ isSeen: true, isFine: false, finishedTs: null, bytes: null });
  await recordBackup(db, { finishedAt: seedNow, bytes: 12_000, isWhole: true });
  expect(await backup()).toEqual({
    isSeen: true,
    isFine: true,
    finishedTs: seedNow.toISOString(),
    bytes: 12_000,
  });
});

test('more broken links than a statement takes are kept', async () => {
  const { db } = management.testApp;
  const broken = Array.from({ length: 10_000 }, (_unused, at) => ({
    kind: 'NEWS' as const,
    itemId: String(at),
    title: '新闻',
    bankId: null,
    scfProvince: null,
    address: '/nowhere',
    fault: 'NO_PAGE' as const,
  }));
  await keepCheck(db, { finishedAt: seedNow, checked: 10_000, broken });
  expect((await report()).brokenTotal).toBe(10_000);
});

test('checks that end in the same moment keep what one of them found', async () => {
  const { db } = management.testApp;
  const broken = [
    { kind: 'NEWS', itemId: '1', title: '新闻', address: '/nowhere', fault: 'NO_PAGE' } as const,
  ];
  const check = () => keepCheck(db, { finishedAt: seedNow, checked: 1, broken });
  await Promise.all(Array.from({ length: 8 }, check));
  expect((await report()).broken).toHaveLength(1);
});
