import type { Change, ManagedNews } from '@huiqi/sdk';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { bankOfficer } from '../../callKit/accounts.js';
import { filesForm } from '../../callKit/forms.js';
import { pdf } from '../../callKit/sampleFiles.js';
import { departmentUsers } from '../../schema/departments.js';
import { users } from '../../schema/users.js';
import { accountOf } from '../../seed/session/sampleAccounts.js';
import { callsAs } from '../../testing/callsAs.js';
import {
  changesPath,
  openManagement,
  wrongFields,
  type Management,
} from '../../testing/openManagement.js';

let management: Management;
beforeAll(async () => {
  management = await openManagement();
});
afterAll(() => management.testApp.close());

const problemsOf = async (change: Change, content: object) =>
  wrongFields(await management.save(change, content));

const item: ManagedNews = {
  kind: 'NEWS',
  title: '助企贷款贴息开始申报',
  source: '垫江县财政局',
  content: '贴息比例为年利率的一半。\n\n即日起在线申报。',
  regionCode: null,
  pictureUrl: '',
  pictureAlt: null,
};
const titles = async () =>
  (await management.visitor('GET', '/order/index/news?size=100')).data.content.map(
    ({ title }: { title: string }) => title,
  );

test('news are read by everybody once approved, keep their day when changed, and are withdrawn', async () => {
  const { visitor, open, publish, withdraw } = management;
  const draft = await open('NEWS', null);
  expect(wrongFields(draft)).toEqual(['title', 'source', 'content']);
  expect(await problemsOf(draft, { ...item, regionCode: '500999' })).toEqual(['regionCode']);
  const pictured = { ...item, pictureUrl: '/assets/banners/bridge.png' };
  expect(await problemsOf(await open('NEWS', null), pictured)).toEqual(['pictureAlt']);
  const id = await publish(await open('NEWS', null), { ...pictured, pictureAlt: '大桥' });
  expect(await titles()).toContain(item.title);
  const first = (await visitor('GET', `/order/index/news/${id}`)).data;
  expect(first.picture).toEqual({ url: pictured.pictureUrl, alt: '大桥' });
  expect(first.paragraphs).toEqual(['贴息比例为年利率的一半。', '即日起在线申报。']);
  await publish(await open('NEWS', id), { ...item, title: '助企贷款贴息延期' });
  const changed = (await visitor('GET', `/order/index/news/${id}`)).data;
  expect(changed).toMatchObject({
    title: '助企贷款贴息延期',
    createdTs: first.createdTs,
    picture: null,
  });
  expect((await withdraw('NEWS', id)).data.state).toBe('WITHDRAWN');
  expect(await titles()).not.toContain('助企贷款贴息延期');
  expect((await visitor('GET', `/order/index/news/${id}`)).status).toBe(404);
});

const department = {
  kind: 'DEPARTMENT',
  name: '营商环境建设科',
  parentId: null,
  bankId: null,
  position: 99,
  issuesTickets: true,
  dispatchesDemands: false,
} as const;

/** Names of all departments that can be chosen. */
async function departmentNames(): Promise<string[]> {
  interface Node {
    readonly name: string;
    readonly children: Node[];
  }
  const namesOf = (nodes: Node[]): string[] =>
    nodes.flatMap(({ name, children }) => [name, ...namesOf(children)]);
  return namesOf((await management.author('GET', '/user/dept/getDeptTree')).data);
}

test('departments are opened below each other without circles, and closed when nothing depends on them', async () => {
  const { open, publish, withdraw } = management;
  const above = await publish(await open('DEPARTMENT', null), department);
  const below = await publish(await open('DEPARTMENT', null), {
    ...department,
    name: '金融服务组',
    parentId: above,
  });
  expect(await departmentNames()).toEqual(expect.arrayContaining(['营商环境建设科', '金融服务组']));
  const change = await open('DEPARTMENT', above);
  expect(await problemsOf(change, { ...department, parentId: below })).toEqual(['parentId']);
  const again = await open('DEPARTMENT', above);
  expect(await problemsOf(again, { ...department, parentId: 'none', bankId: 'none' })).toEqual([
    'bankId',
    'parentId',
  ]);
  expect((await withdraw('DEPARTMENT', above)).code).toBe('100409');
  expect((await withdraw('DEPARTMENT', below)).data.state).toBe('WITHDRAWN');
  expect((await withdraw('DEPARTMENT', above)).data.state).toBe('WITHDRAWN');
  expect(await departmentNames()).not.toContain('营商环境建设科');
});

test('a bank keeps none of them', async () => {
  const { testApp } = management;
  const officer = await callsAs(testApp, bankOfficer);
  for (const kind of ['NEWS', 'DEPARTMENT', 'POLICY', 'STAFF']) {
    expect((await officer('GET', `/manage/items?kind=${kind}`)).data.page.total).toBe(0);
    const body = { kind, itemId: null, version: null, copy: false };
    expect((await officer('POST', changesPath, body)).code).toBe('100403');
  }
});

test('a department with people stays', async () => {
  const { testApp, withdraw } = management;
  const [working] = await testApp.db.select().from(departmentUsers).limit(1);
  const refused = await withdraw('DEPARTMENT', working?.departmentId ?? '');
  expect(refused.code).toBe('100409');
});

test('a department is not kept by those who have left', async () => {
  const { testApp, open, publish, withdraw } = management;
  const departmentId = await publish(await open('DEPARTMENT', null), department);
  const userId = accountOf(bankOfficer).id;
  await testApp.db.insert(departmentUsers).values({ departmentId, userId });
  expect((await withdraw('DEPARTMENT', departmentId)).code).toBe('100409');
  await testApp.db.update(users).set({ disabled: true }).where(eq(users.id, userId));
  const left = await withdraw('DEPARTMENT', departmentId);
  await testApp.db.update(users).set({ disabled: false }).where(eq(users.id, userId));
  expect(left.data.state).toBe('WITHDRAWN');
});

const guideOf = async () => {
  const { author } = management;
  const form = filesForm([['办事指南.pdf', pdf]]);
  const { data } = await author('POST', '/ticket/upload/batchUpload', form);
  return author('POST', '/manage/policyTemplates', { key: data[0].url });
};

test('policies are found and read by everybody once approved, with their files, and end when withdrawn', async () => {
  const { testApp, visitor, open, publish, withdraw } = management;
  const draft = await open('POLICY', null);
  expect(wrongFields(draft)).toEqual(['title', 'content', 'publishOrgId']);
  const guide = (await guideOf()).data;
  const material = {
    id: 'plan',
    name: '项目计划书',
    required: true,
    types: ['PDF'],
    template: guide,
  };
  const content = {
    ...draft.content,
    title: '柑橘深加工设备补助',
    publishOrgId: '8',
    category: 'INDUSTRY',
    declaredOnline: true,
    declareUntil: '2027-01-31',
    maxAmount: '50',
    content: '<h3>支持对象</h3><p onclick="x()">柑橘<script>alert(1)</script>企业</p>',
    targets: { industries: ['食品'], areaCodes: ['500231'], minMonths: 12, maxMonths: null },
    files: [guide],
    declarationFiles: [material],
  };
  const wrong = {
    ...content,
    declareFrom: '2027-02-01',
    minAmount: '60',
    grade: 'MOON',
    files: [{ id: 'none', fileName: 'a.pdf' }],
    declarationFiles: [material, { ...material, name: '', types: [] }],
    targets: { ...content.targets, areaCodes: ['500998'], maxMonths: 6 },
  };
  expect(await problemsOf(draft, wrong)).toEqual([
    'declareUntil',
    'maxAmount',
    'targets.maxMonths',
    'declarationFiles',
    'declarationFiles',
    'declarationFiles',
    'declarationFiles',
    'grade',
    'targets.areaCodes',
    'files',
  ]);
  const found = async () =>
    (await visitor('GET', `/ticket/policy/search?keyword=${encodeURIComponent('柑橘深加工')}`)).data
      .content;
  expect(await found()).toEqual([]);
  const id = await publish(await open('POLICY', null), content);
  expect(await found()).toMatchObject([
    { id, declarable: true, publishOrgName: expect.any(String) },
  ]);
  const shown = (await visitor('GET', `/ticket/policy/detail/${id}`)).data;
  expect(shown.content).toBe('<h3>支持对象</h3><p>柑橘企业</p>');
  expect(shown.files).toMatchObject([{ fileName: '办事指南.pdf' }]);
  expect(shown.declarationFiles).toMatchObject([{ id: 'plan', templateName: '办事指南.pdf' }]);
  const downloaded = await testApp.app.inject(shown.files[0].url);
  expect(downloaded.statusCode).toBe(200);
  expect((await withdraw('POLICY', id)).data.state).toBe('WITHDRAWN');
  expect(await found()).toEqual([]);
  expect((await visitor('GET', `/ticket/policy/detail/${id}`)).data.validity).toBe(false);
});

test("only one's own uploads become files of policies", async () => {
  const { author, approver } = management;
  const { data } = await author(
    'POST',
    '/ticket/upload/batchUpload',
    filesForm([['方案.pdf', pdf]]),
  );
  expect((await approver('POST', '/manage/policyTemplates', { key: data[0].url })).code).toBe(
    '100400',
  );
});
