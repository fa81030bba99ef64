import type { PolicyApplication, PolicyFileSlot } from '@huiqi/sdk';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { operator, owner } from '../../callKit/accounts.js';
import { callsAs, type Calls } from '../../testing/callsAs.js';
import { contextOf } from '../../testing/exampleCalls.js';
import { openTestApp, type TestApp } from '../../testing/openTestApp.js';
import { seedNow } from '../../callKit/seedNow.js';
import type { PolicyFileDefinition } from '../../schema/policies.js';
import { policies } from '../../schema/policies.js';
import { freePolicies, sampleDeclaration } from './calls.js';

const base = '/ticket/user/policy/order';
let testApp: TestApp;
let applicant: Calls;
let reviewer: Calls;
let free: string[];

const removed: PolicyFileDefinition = {
  id: 'removed',
  name: '旧承诺书',
  required: true,
  types: ['PDF'],
  templateFileId: null,
};

const change = (id: string, declarationFiles: PolicyFileDefinition[]) =>
  testApp.db.update(policies).set({ declarationFiles }).where(eq(policies.id, id));

/** A valid declaration of a policy with one more material, and how to remove that. */
async function declaration() {
  const policyId = free.shift() ?? '';
  const [policy] = await testApp.db.select().from(policies).where(eq(policies.id, policyId));
  if (!policy) throw new Error('The sample has too few policies to declare');
  const rest = policy.declarationFiles;
  await change(policyId, [...rest, removed]);
  const body = await sampleDeclaration(contextOf(testApp), policyId);
  return { body, remove: () => change(policyId, rest) };
}

const savedAs = async (kind: 'draft/' | '', id: string) =>
  (await applicant('GET', `${base}/detail/${kind}${id}`)).data;

/** What the page sends: the record as it was received. */
const asReceived = async (body: PolicyApplication, kind: 'draft/' | '', id: string) => {
  const { declareInfoList, basicInfos } = await savedAs(kind, id);
  return { ...body, list: declareInfoList as PolicyFileSlot[], basicInfos };
};

const submitted = async (body: PolicyApplication): Promise<string> =>
  (await applicant('POST', `${base}/save`, body)).data.id;
const decide = (id: string, decision: string) =>
  reviewer('PUT', `/ticket/admin/policy/order/${id}/decide`, { decision, reason: '请补正材料' });
const emptied = { url: '', status: 'WAIT_UPLOADDING', type: null, fileName: '' } as const;

beforeAll(async () => {
  testApp = await openTestApp();
  applicant = await callsAs(testApp, owner);
  reviewer = await callsAs(testApp, operator);
  free = await freePolicies(testApp.db, seedNow);
  // The first call compiles the validators of the contract.
  await applicant('GET', `${base}/banklist`);
});
afterAll(() => testApp.close());

describe('once a material was removed from the policy', () => {
  test('a returned declaration is corrected with its file and without', async () => {
    const { body, remove } = await declaration();
    const id = await submitted(body);
    await decide(id, 'RETURN');
    await remove();
    const sent = { ...(await asReceived(body, '', id)), orderId: id };
    expect(sent.list.at(-1)).toMatchObject({ id: 'removed', name: '旧承诺书', required: false });
    expect((await applicant('POST', `${base}/draft/save`, sent)).status).toBe(200);
    expect((await savedAs('', id)).declareInfoList).toEqual(sent.list);
    const list = sent.list.map((slot) => (slot.id === 'removed' ? { ...slot, ...emptied } : slot));
    expect((await applicant('POST', `${base}/save`, { ...sent, list })).status).toBe(200);
    expect((await savedAs('', id)).declareInfoList).not.toContainEqual(
      expect.objectContaining({ id: 'removed' }),
    );
  });

  test('a draft is saved and submitted with its file', async () => {
    const { body, remove } = await declaration();
    const draftId = (await applicant('POST', `${base}/draft/save`, body)).data.id;
    await remove();
    const sent = { ...(await asReceived(body, 'draft/', draftId)), draftId };
    expect((await applicant('POST', `${base}/draft/save`, sent)).status).toBe(200);
    const { status, data } = await applicant('POST', `${base}/save`, sent);
    expect(status).toBe(200);
    expect((await savedAs('', data.id)).declareInfoList.at(-1)).toMatchObject({
      name: '旧承诺书',
      url: body.list.at(-1)?.url,
    });
  });

  test('its empty slot is dropped and its file refused where none is stored', async () => {
    const { body, remove } = await declaration();
    await remove();
    const list = body.list.map((slot) => (slot.id === 'removed' ? { ...slot, ...emptied } : slot));
    expect((await applicant('POST', `${base}/draft/save`, { ...body, list })).status).toBe(200);
    expect((await applicant('POST', `${base}/draft/save`, body)).code).toBe('100400');
  });
});

test('a submitted declaration keeps its files under the names of then, and asks for none since', async () => {
  const { body } = await declaration();
  const id = await submitted(body);
  const seen = async () => {
    const { data } = await reviewer('GET', `/ticket/admin/policy/order/${id}`);
    const lists = [await savedAs('', id), data].map(({ declareInfoList }) =>
      declareInfoList.map(({ name, url }: PolicyFileSlot) => [name, url]),
    );
    expect(lists[0]).toEqual(lists[1]);
    return lists[0];
  };
  const files = body.list.flatMap(({ name, url }) => (url === '' ? [] : [[name, url]]));
  expect(await seen()).toEqual(files);
  await change(body.policyId, [
    { ...removed, id: 'later', name: '新增材料' },
    { ...removed, name: '改名的承诺书' },
  ]);
  expect(await seen()).toEqual(files);
  // To be corrected it needs what the policy requires today.
  await decide(id, 'RETURN');
  expect(await seen()).toEqual(
    expect.arrayContaining([
      ['新增材料', ''],
      ['改名的承诺书', files.at(-1)?.[1]],
    ]),
  );
});
