import { afterAll, beforeAll, expect, test } from 'vitest';
import { operator, owner } from '../../callKit/accounts.js';
import { callsAs } from '../../testing/callsAs.js';
import { evaluationActivities } from '../../schema/evaluations.js';
import { openTestApp, type TestApp } from '../../testing/openTestApp.js';

let testApp: TestApp;
let call: Awaited<ReturnType<typeof callsAs>>;
let company: string;
beforeAll(async () => {
  testApp = await openTestApp();
  call = await callsAs(testApp, owner);
  const { data } = await call('POST', '/user/relatedCompanyList', { userId: '1', type: 1 });
  company = data.content[0].nsrsbh;
});
afterAll(() => testApp.close());

const options = ['1', '2', '3', '4', '5'].map((questionId) => ({ questionId, optionId: '1' }));
const text = { questionId: '6', content: ' 希望线上办理 ' };
const submit = (department: string, answers: readonly object[], more: object = {}) =>
  call('POST', `/demand/evaluation/activity/${department.slice(0, 4)}/questionnaire`, {
    evaluationObjectId: department,
    socialCreditIdentifier: company,
    answers,
    ...more,
  });
const read = (department: string) =>
  call(
    'GET',
    `/demand/evaluation/activity/${department.slice(0, 4)}/questionnaire?evaluationObjectId=${department}&socialCreditIdentifier=${company}`,
  );
const departments = async () =>
  (
    await call(
      'GET',
      `/demand/evaluation/activity/ev-1/departments?evaluationType=KS&socialCreditIdentifier=${company}`,
    )
  ).data as { id: string; whetherSubmitted: boolean }[];

test('the running activity comes first, then the newest', async () => {
  const { data } = await call('GET', '/demand/evaluation/activities');
  expect(
    data.content.map((one: { id: string; activityStatus: string | null }) => [
      one.id,
      one.activityStatus,
    ]),
  ).toEqual([
    ['ev-1', null],
    ['ev-2', 'NOT'],
    ['ev-4', 'CANCELED'],
    ['ev-3', 'ENDED'],
  ]);
});

test.each([
  ['ev-2', '791168'],
  ['ev-3', '791172'],
  ['ev-4', '791173'],
])('%s is refused with %s, for reading and for submitting', async (id, code) => {
  expect((await call('GET', `/demand/evaluation/activity/${id}`)).code).toBe(code);
  expect((await submit(`${id}-12`, [...options, text])).code).toBe(code);
});

test('a questionnaire needs an answer to each question, and one only', async () => {
  const missing = await submit('ev-1-2', options);
  expect([missing.status, missing.code]).toEqual([400, '100400']);
  expect((await submit('ev-1-2', [...options, { ...text, content: '  ' }])).status).toBe(400);
  expect((await submit('ev-1-2', [...options, options[0]!, text])).status).toBe(400);
  const unknown = [{ questionId: '1', optionId: '9' }, ...options.slice(1), text];
  expect((await submit('ev-1-2', unknown)).status).toBe(400);
  expect((await departments()).find(({ id }) => id === 'ev-1-2')?.whetherSubmitted).toBe(false);
});

test('it is submitted once for each department, and shown again with its answers', async () => {
  const many = await Promise.all(
    Array.from({ length: 20 }, () =>
      submit('ev-1-3', [...options, text], { commentContent: '好' }),
    ),
  );
  expect(many.filter(({ status }) => status === 200)).toHaveLength(1);
  expect(new Set(many.map(({ status }) => status))).toEqual(new Set([200, 409]));
  const { data } = await read('ev-1-3');
  expect(data).toMatchObject({ whetherSubmitted: true, commentContent: '好' });
  const [first, , , , , last] = data.questionnaireContentInfo;
  expect(first).toMatchObject({ hasValue: true, hasError: false });
  expect(first.optionScoreInfos.map((one: { selectState: boolean }) => one.selectState)).toEqual([
    true,
    false,
    false,
    false,
    false,
  ]);
  expect(last.content).toBe('希望线上办理');
  expect(await departments()).toContainEqual(
    expect.objectContaining({ id: 'ev-1-3', whetherSubmitted: true }),
  );
});

test('what was submitted can be read after the end', async () => {
  expect((await read('ev-3-1')).data.whetherSubmitted).toBe(true);
});

test('visitors are listed the activities of the region of the call, staff those whose results they may read', async () => {
  const [here] = await testApp.db.select().from(evaluationActivities).limit(1);
  const place = { scfProvince: '330000', scfCity: '330100', scfDistrict: '330104' };
  const elsewhere = { ...here!, id: 'ev-elsewhere', ...place };
  const whole = { ...here!, id: 'ev-whole', ...place, scfCity: '0', scfDistrict: '0' };
  await testApp.db.insert(evaluationActivities).values([elsewhere, whole]);
  const list = async (calls: typeof call, city?: string) =>
    (
      await calls('GET', '/demand/evaluation/activities', undefined, undefined, {
        ...(city && { 'x-scf-province': '330000', 'x-scf-city': city, 'x-scf-district': '0' }),
      })
    ).data;
  const idsOf = ({ content }: { content: { id: string }[] }) =>
    content.map(({ id }) => id).toSorted();
  expect(idsOf(await list(call))).toEqual(['ev-1', 'ev-2', 'ev-3', 'ev-4']);
  expect(idsOf(await list(call, '0'))).toEqual([elsewhere.id, whole.id]);
  expect(idsOf(await list(call, '330100'))).toEqual([elsewhere.id, whole.id]);
  expect(idsOf(await list(call, '330200'))).toEqual([whole.id]);
  const staff = await callsAs(testApp, operator);
  const listed = await list(staff);
  expect(listed.page.total).toBe(4);
  for (const id of idsOf(listed))
    expect((await staff('GET', `/demand/admin/evaluation/${id}/results`)).status).toBe(200);
});

test('the staff see averages, the best department first, and comments without companies', async () => {
  const staff = await callsAs(testApp, operator);
  const { data } = await staff('GET', '/demand/admin/evaluation/ev-3/results');
  const scores = data.departments.map((one: { averageScore: string }) => Number(one.averageScore));
  expect(scores).toHaveLength(12);
  expect(scores).toEqual([...scores].sort((a, b) => b - a));
  expect(data.submissions).toBe(
    data.departments.reduce(
      (sum: number, one: { submissions: number }) => sum + one.submissions,
      0,
    ),
  );
  expect(data.departments[0].questions).toHaveLength(5);
  const none = await staff('GET', '/demand/admin/evaluation/ev-2/results');
  expect(none.data).toMatchObject({ submissions: 0, averageScore: null });

  const comments = await staff('GET', '/demand/admin/evaluation/ev-3/comments?departmentId=ev-3-2');
  expect(comments.data.page.total).toBeGreaterThan(20);
  expect(JSON.stringify(comments.data.content)).not.toMatch(/9150/);
  expect((await call('GET', '/demand/admin/evaluation/ev-3/results')).status).toBe(403);
});
