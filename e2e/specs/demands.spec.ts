import type { Browser, Page } from '@playwright/test';
import { violations } from '../support/axe.js';
import { callsOf, type ApiCall } from '../support/calls.js';
import { signIn } from '../support/signIn.js';
import { expect, test } from '../support/test.js';

test.use({ data: 'records' });

const owner = '13800000001';
const operator = '13800000006';
const bankOfficer = '13800000005';
const form = '/enterpriseDemands/release';

async function open(browser: Browser, url: string, phone: string | null, path: string) {
  const context = await browser.newContext({
    baseURL: url,
    locale: 'zh-CN',
    timezoneId: 'Asia/Shanghai',
    viewport: { width: 1440, height: 900 },
  });
  const page = await context.newPage();
  if (phone) await signIn(page, url, phone);
  await page.goto(path);
  return page;
}

async function fill(page: Page, title: string) {
  await page.getByLabel('标题').fill(title);
  await page.getByLabel('诉求内容').fill('新增产线后变压器已满负荷，希望协调尽快增容。');
}

const submitButton = (page: Page) => page.getByRole('button', { name: '提交诉求' });

test('a company submits, a department answers, the company rates and is led back', async ({
  browser,
  server,
}) => {
  const page = await open(browser, server.url, owner, form);
  await expect(page.getByText('今日已提交 0 条，还可提交 5 条')).toBeVisible();
  await submitButton(page).click();
  // The summary leads to the fields, and takes the focus.
  await expect(page.getByRole('alert').filter({ hasText: '标题' })).toBeFocused();
  await fill(page, '园区用电容量不足');
  await page.getByLabel('联系人').fill('周明');
  await page.getByLabel('联系电话').fill('13800000001');
  // What was typed outlives a reload.
  await page.reload();
  await expect(page.getByLabel('标题')).toHaveValue('园区用电容量不足');
  await submitButton(page).dblclick();
  await expect(page).toHaveURL(/\/enterpriseDemands\/status\?id=/);
  await expect(page.getByRole('heading', { name: '诉求已提交', level: 1 })).toBeVisible();
  expect(await violations(page)).toEqual([]);
  await page.getByRole('link', { name: '查看诉求进度' }).click();
  await expect(page.getByText('承办部门还没有答复。')).toBeVisible();
  const id = new URL(page.url()).searchParams.get('id') ?? '';

  // Nobody else sees it before a department has it.
  const stranger = await open(browser, server.url, null, `/enterpriseDemands/detail?id=${id}`);
  await expect(stranger.getByRole('heading', { name: '园区用电容量不足' })).toHaveCount(0);

  const desk = await open(
    browser,
    server.url,
    operator,
    '/demandManage?status=SUBMITTED&keyword=园区用电',
  );
  await desk.getByRole('link', { name: '园区用电容量不足' }).click();
  await expect(desk).toHaveURL(`/demandManage/${id}`);
  await desk.getByRole('button', { name: '交办' }).click();
  const assigning = desk.getByRole('dialog');
  await assigning.getByRole('combobox').selectOption({ label: '垫江县经济和信息化委员会' });
  expect(await violations(desk)).toEqual([]);
  await assigning.getByRole('button', { name: '交办' }).click();
  await expect(desk.getByText('办理中').first()).toBeVisible();
  await desk.getByRole('button', { name: '答复', exact: true }).click();
  const replying = desk.getByRole('dialog');
  await replying.getByLabel('答复内容').fill('已协调增容，预计二十日内通电。');
  await replying.getByRole('button', { name: '答复' }).click();
  await expect(desk.getByText('已协调增容，预计二十日内通电。')).toBeVisible();
  expect(await violations(desk)).toEqual([]);

  await stranger.reload();
  await expect(stranger.getByText('已协调增容，预计二十日内通电。')).toBeVisible();
  await expect(stranger.getByText('13800000001')).toHaveCount(0);

  // Two windows of the company: the second learns that it has been rated.
  await page.goto('/enterpriseDemands/list?mine=true');
  await page.getByRole('link', { name: '园区用电容量不足' }).click();
  const late = await page.context().newPage();
  await late.goto('/enterpriseDemands/list?mine=true');
  await late.getByRole('link', { name: '园区用电容量不足' }).click();
  await expect(late.getByRole('button', { name: '提交评价' })).toBeVisible();
  const speed = page.getByRole('radiogroup', { name: '解决速度' });
  await expect(speed.getByRole('radio', { name: '5 分，很快' })).toBeChecked();
  await speed.getByRole('radio', { name: '4 分，较快' }).check();
  await page.getByRole('button', { name: '提交评价' }).click();
  await expect(page.getByText('评价成功')).toBeVisible();
  await expect(page).toHaveURL(/\/enterpriseDemands\/list\?mine=true/);
  await late.getByRole('button', { name: '提交评价' }).click();
  await expect(late.getByText('该诉求已评价')).toBeVisible();
  await expect(late).toHaveURL(/\/enterpriseDemands\/list\?mine=true/);
});

/** Submits on behalf of the first company until the day is full. */
async function fillDay(call: ApiCall) {
  const { data } = await call('POST', '/user/relatedCompanyList', { userId: '1', type: 1 });
  for (let turn = 0; turn < 5; turn += 1)
    await call('POST', '/demand/front/add', {
      anonymity: false,
      demandType: 'HELP',
      title: `今日第${turn}条`,
      content: '请协助解决用工问题。',
      nsrsbh: data.content[0].nsrsbh,
      areaCode: '500231',
      areaName: '垫江县',
      cityCode: '500231',
    });
}

test('the sixth demand of a day is refused in words, and nothing typed is lost', async ({
  browser,
  server,
}) => {
  await fillDay(await callsOf(server.url, owner));
  const page = await open(browser, server.url, owner, form);
  const words = '该企业今日发布需求已达上限，请明日再试';
  await expect(page.getByText(words)).toBeVisible();
  await fill(page, '第六条诉求');
  await page.getByLabel('联系人').fill('周明');
  await page.getByLabel('联系电话').fill('13800000001');
  await submitButton(page).click();
  await expect(page.getByText(words)).toHaveCount(2);
  await expect(page.getByLabel('标题')).toHaveValue('第六条诉求');
  await expect(page).toHaveURL(form);
});

test('a visitor submits anonymously; the public sees who is late', async ({ browser, server }) => {
  const page = await open(browser, server.url, null, form);
  await expect(page.getByText('只能匿名发布')).toBeVisible();
  await expect(page.getByRole('combobox')).toHaveCount(0);
  await fill(page, '建议增加停车位');
  await submitButton(page).click();
  await expect(page).toHaveURL('/enterpriseDemands/status');
  await expect(page.getByText('匿名诉求受理后会在公开诉求中显示。')).toBeVisible();

  await page.goto('/supervision');
  const late = page.getByRole('list', { name: '各部门逾期未答复' }).getByRole('link').first();
  const department = (await late.textContent()) ?? '';
  await late.click();
  await expect(page).toHaveURL(/departmentId=\w+&overdue=true/);
  const rows = page.getByRole('table', { name: '督办诉求' }).getByRole('row');
  await expect(rows.nth(1)).toContainText(department);
  await expect(rows.nth(1)).toContainText('逾期');
  await page.getByRole('button', { name: '查看数据：各部门逾期未答复' }).click();
  await expect(page.getByRole('columnheader', { name: '逾期未答复（件）' })).toBeVisible();
  expect(await violations(page)).toEqual([]);
});

test('a bank does not answer demands', async ({ browser, server }) => {
  const page = await open(browser, server.url, bankOfficer, '/demandManage');
  await expect(page.getByRole('heading', { level: 1 })).toContainText('没有查看这个页面的权限');
});
