import { randomUUID } from 'node:crypto';
import type { Change, ManagedDetail } from '@huiqi/sdk';
import { inArray } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { approvals } from '../../schema/approvals.js';
import { products } from '../../schema/products.js';
import { users } from '../../schema/users.js';
import { callsWith, tokenFor, type Calls, type Response } from '../../testing/callsAs.js';
import { openTestApp, type TestApp } from '../../testing/openTestApp.js';
import { createRandom, type Random } from '../../seed/random.js';

const editorCount = 10;
const turns = 8;
const path = '/manage/changes';

let testApp: TestApp;
let editors: Calls[];
beforeAll(async () => {
  testApp = await openTestApp();
  const people = Array.from({ length: editorCount }, (_unused, at) => ({
    id: `editor-${at}`,
    name: `编辑${at}`,
    phone: `1390000010${at}`,
    role: 'ADMIN' as const,
    type: 'PHONE' as const,
    passwordHash: '',
  }));
  await testApp.db.insert(users).values(people);
  editors = await Promise.all(
    people.map(async ({ id }) => callsWith(testApp, await tokenFor(testApp, id))),
  );
});
afterAll(() => testApp.close());

/** What an editor was told to be done. */
interface Done {
  readonly itemId: string;
  readonly changeId?: string;
  readonly saved?: { readonly edition: number; readonly mark: string };
  readonly version?: number;
  readonly discarded?: true;
}

const detailOf = async (by: Calls, itemId: string): Promise<ManagedDetail> =>
  (await by('GET', `/manage/items/PRODUCT/${itemId}`)).data;

/** One editor does something with a thing, on what it shows just now, as others do at the same time. */
async function act(by: Calls, itemId: string, random: Random): Promise<Done[]> {
  const told = (response: Response) => {
    // Refused because somebody was faster, it is one's own, or it is not complete; nothing else.
    expect([200, 403, 409]).toContain(response.status);
    return response.status === 200;
  };
  const { item, versions } = await detailOf(by, itemId);
  const what = random.whole(0, 29);
  if (what === 0) {
    const withdrawn = await by('POST', `/manage/items/PRODUCT/${itemId}/withdrawal`, {
      reason: '停办',
    });
    told(withdrawn);
    return [];
  }
  if (!item.change) {
    // A version is taken back, or a new change begins.
    const version = random.pick([null, ...versions.map(({ number }) => number)]);
    told(await by('POST', path, { kind: 'PRODUCT', itemId, version, copy: false }));
    return [];
  }
  const { id, edition } = item.change;
  const seen = (await by('GET', `${path}/${id}`)).data as Change;
  if (what <= 6) {
    const mark = randomUUID().slice(0, 8);
    const body = { edition, content: { ...seen.content, profile: mark }, note: mark };
    const saved = await by('PUT', `${path}/${id}`, { ...body, publishOn: null });
    return told(saved)
      ? [{ itemId, changeId: id, saved: { edition: saved.data.edition, mark } }]
      : [];
  }
  if (what === 7) {
    const discarded = await by('POST', `${path}/${id}/discarding`, { edition });
    return told(discarded) ? [{ itemId, changeId: id, discarded: true }] : [];
  }
  told(await by('POST', `${path}/${id}/submission`, { edition }));
  const approved = random.whole(0, 3) > 0;
  const decided = await by('POST', `${path}/${id}/decision`, {
    edition,
    approved,
    opinion: '再核对',
  });
  return told(decided) && decided.data.state === 'PUBLISHED'
    ? [{ itemId, changeId: id, version: seen.edition }]
    : [];
}

/** Ten editors at once, each of whom takes turns with one of the things. */
async function race(items: readonly string[], seed: number): Promise<Done[]> {
  const done = await Promise.all(
    editors.map(async (by, at) => {
      const random = createRandom(seed + at);
      const own: Done[] = [];
      for (let turn = 0; turn < turns; turn += 1)
        own.push(...(await act(by, random.pick(items), random)));
      return own;
    }),
  );
  return done.flat();
}

/** One saves what is in progress or begins it, and another approves. */
async function publishAlone(itemId: string): Promise<Done[]> {
  const [author, approver] = editors;
  const opened = { kind: 'PRODUCT', itemId, version: null, copy: false };
  const { id, edition, content } = (await author!('POST', path, opened)).data as Change;
  const mark = 'alone';
  const body = { edition, content: { ...content, profile: mark }, note: mark, publishOn: null };
  const saved = (await author!('PUT', `${path}/${id}`, body)).data as Change;
  const own = { edition: saved.edition };
  await author!('POST', `${path}/${id}/submission`, own);
  const decision = { ...own, approved: true, opinion: '' };
  const decided = await approver!('POST', `${path}/${id}/decision`, decision);
  expect(decided.data.state).toBe('PUBLISHED');
  return [
    { itemId, changeId: id, saved: { edition: saved.edition, mark } },
    { itemId, changeId: id, version: saved.edition },
  ];
}

/** What people see of a thing is its newest version, and each version was made once. */
async function checkItem(itemId: string, done: readonly Done[]): Promise<void> {
  const [by] = editors;
  const { content, versions, item } = await detailOf(by!, itemId);
  const numbers = versions.map(({ number }) => number);
  expect(numbers).toEqual(
    Array.from({ length: numbers.length }, (_unused, at) => numbers.length - at),
  );
  const ids = versions.map(({ changeId }) => changeId);
  expect(new Set(ids).size).toBe(ids.length);
  // An editor who was told of a publication finds it, once; no other approval became a version.
  const approved = versions.filter(({ approvedBy }) => approvedBy !== null);
  const published = done.filter((one) => one.itemId === itemId && one.version !== undefined);
  expect(approved.map(({ changeId }) => changeId).toSorted()).toEqual(
    published.map(({ changeId }) => changeId).toSorted(),
  );
  const [newest] = versions;
  if (newest) {
    const { data } = await by!('GET', `${path}/${newest.changeId}`);
    expect(content).toEqual(data.content);
    expect(item.state).toBe(newest.approvedBy === null ? 'WITHDRAWN' : 'PUBLISHED');
  }
}

/** Nothing that was saved is lost: each edition was given once, and the last one is what the change holds. */
async function checkChanges(done: readonly Done[]): Promise<void> {
  for (const id of new Set(done.flatMap(({ changeId }) => changeId ?? []))) {
    const own = done.filter(({ changeId }) => changeId === id);
    const saves = own.flatMap(({ saved }) => saved ?? []);
    const editions = saves.map(({ edition }) => edition);
    expect(new Set(editions).size).toBe(editions.length);
    const { data } = await editors[0]!('GET', `${path}/${id}`);
    const last = saves.toSorted((a, b) => b.edition - a.edition)[0];
    if (last) expect([data.content.profile, data.note]).toEqual([last.mark, last.mark]);
    if (own.some(({ discarded }) => discarded)) expect(data.state).toBe('DISCARDED');
  }
}

const someProducts = async (count: number, from: number) =>
  (
    await testApp.db
      .select({ id: products.id })
      .from(products)
      .where(
        inArray(
          products.id,
          Array.from({ length: count }, (_unused, at) => String(from + at)),
        ),
      )
  ).map(({ id }) => id);

test.each([
  [1, 100_001],
  [10, 100_002],
])(
  'ten editors save, submit, decide, withdraw and restore %i things at once: nothing is lost',
  async (count, from) => {
    const items = await someProducts(count, from);
    expect(items).toHaveLength(count);
    const done = await race(items, from);
    expect(done.some(({ saved }) => saved)).toBe(true);
    // Whether one of few is approved in the race is left to chance: here nobody is in between.
    done.push(...(await publishAlone(items[0] ?? '')));
    await checkChanges(done);
    for (const itemId of items) await checkItem(itemId, done);
    const { data } = await editors[0]!(
      'GET',
      '/user/admin/securityEvents?size=100&event=CONTENT_CHANGED',
    );
    const told = data.content.filter(({ detail }: { detail: string }) =>
      items.some((id) => detail === `PRODUCT PUBLISHED ${id}`),
    );
    expect(told).toHaveLength(done.filter(({ version }) => version !== undefined).length);
  },
);

test('of approvals and publications alone at once exactly one publishes, and the trail names each', async () => {
  const itemId = '100015';
  const [author] = editors;
  await testApp.db.insert(approvals).values({ subject: 'PRODUCT', aloneIn: ['0'] });
  const before = (await detailOf(author!, itemId)).versions.length;
  const rounds = 6;
  for (let round = 1; round <= rounds; round += 1) {
    const opened = { kind: 'PRODUCT', itemId, version: null, copy: false };
    const { id, edition } = (await author!('POST', path, opened)).data as Change;
    await author!('POST', `${path}/${id}/submission`, { edition });
    const decision = { edition, approved: true, opinion: '' };
    const responses = await Promise.all(
      editors.map((by, at) =>
        at % 2 === 0
          ? by('POST', `${path}/${id}/publication`, { edition })
          : by('POST', `${path}/${id}/decision`, decision),
      ),
    );
    const statuses = responses.map(({ status }) => status);
    expect(statuses.filter((status) => status === 200)).toHaveLength(1);
    expect(new Set(statuses)).toEqual(new Set([200, 409]));
    const { versions } = await detailOf(author!, itemId);
    // The first publication also keeps what was there before as a version.
    expect(versions.length - before - round).toBe(before === 0 ? 1 : 0);
  }
  const { data } = await author!(
    'GET',
    '/user/admin/securityEvents?size=100&event=CONTENT_CHANGED',
  );
  const told = data.content.filter(({ detail }: { detail: string }) =>
    [`PRODUCT PUBLISHED ${itemId}`, `PRODUCT PUBLISHED_ALONE ${itemId}`].includes(detail),
  );
  expect(told).toHaveLength(rounds);
});
