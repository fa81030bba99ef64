import { PolicyApplicationStateValues } from '@huiqi/sdk/domain';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { operator, owner } from '../../callKit/accounts.js';
import { callsAs } from '../../testing/callsAs.js';
import { openTestApp, type TestApp } from '../../testing/openTestApp.js';
import { uploadsAs } from '../../testing/uploadsAs.js';
import { storeSampleFiles } from './storeSampleFiles.js';
import {
  policyApplicationEvents,
  policyApplications,
  policyDrafts,
} from '../../schema/policyApplications.js';

let testApp: TestApp;
beforeAll(async () => {
  testApp = await openTestApp();
  // The first call compiles the validators of the contract.
  await (
    await callsAs(testApp, owner)
  )('GET', '/ticket/user/policy/order/banklist');
});
afterAll(() => testApp.close());

test('the first user has declarations in every state, more than a page, and drafts', async () => {
  const applicant = await callsAs(testApp, owner);
  const { data } = await applicant('GET', '/ticket/user/policy/order/page?size=100');
  const states = data.content.map(({ auditState }: { auditState: string }) => auditState);
  expect([...new Set(states)].toSorted()).toEqual([...PolicyApplicationStateValues].toSorted());
  expect(data.page.total).toBeGreaterThan(10);
  const drafts = (await applicant('GET', '/ticket/user/policy/order/Dtaftpage')).data.content;
  const validities = drafts.map(({ validity }: { validity: boolean }) => validity);
  expect([...new Set(validities)].toSorted()).toEqual([false, true]);
});

test('no draft exists beside a declaration of the same company and policy', async () => {
  const drafts = await testApp.db.select().from(policyDrafts);
  const declared = await testApp.db.select().from(policyApplications);
  const keyOf = ({ companyId, policyId }: { companyId: string; policyId: string }) =>
    `${companyId} ${policyId}`;
  const taken = new Set(declared.map(keyOf));
  expect(drafts.filter((draft) => taken.has(keyOf(draft)))).toEqual([]);
  expect(drafts.length).toBeGreaterThan(3);
});

test('more than a page waits for the reviewers', async () => {
  const reviewer = await callsAs(testApp, operator);
  const { data } = await reviewer('GET', '/ticket/admin/policy/order/page?auditState=PENDING');
  expect(data.page.total).toBeGreaterThan(10);
});

test('every declaration stands where its trail ends, and nothing happened after the sample', async () => {
  const applications = await testApp.db.select().from(policyApplications);
  const events = await testApp.db
    .select()
    .from(policyApplicationEvents)
    .orderBy(policyApplicationEvents.position);
  for (const { id, state, version, updatedAt } of applications) {
    const trail = events.filter(({ applicationId }) => applicationId === id);
    const last = trail.at(-1);
    expect([last?.state, last?.position, last?.createdAt], id).toEqual([state, version, updatedAt]);
    const times = trail.map(({ createdAt }) => createdAt.getTime());
    expect(times, id).toEqual(times.toSorted((a, b) => a - b));
    expect(times.at(-1), id).toBeLessThanOrEqual(Date.parse('2026-06-15T04:00:00.000Z'));
  }
});

test('its files can be opened once they are in the storage', async () => {
  const uploads = await uploadsAs(testApp);
  const reviewer = await callsAs(testApp, operator);
  const { data } = await reviewer('GET', '/ticket/admin/policy/order/6001');
  const [slot] = data.declareInfoList;
  expect(slot).toMatchObject({ status: 'UPLOADED', type: 'PDF' });
  await storeSampleFiles(testApp.db, testApp.storage);
  const opened = await uploads.open(slot.url, uploads.staff);
  expect([opened.statusCode, opened.headers['content-type']]).toEqual([200, 'application/pdf']);
  expect(opened.rawPayload.subarray(0, 5).toString('latin1')).toBe('%PDF-');
  await storeSampleFiles(testApp.db, testApp.storage);
});
