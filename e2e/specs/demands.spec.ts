import { openAs } from '../support/openAs.js';
import { expect, test } from '../support/test.js';

test.use({ data: 'records' });

const owner = '13800000001';
const operator = '13800000006';
const title = '园区用电容量不足';
const reply = '已协调增容，预计二十日内通电。';

test('a company submits a demand, a department answers in public, the company rates the answer', async ({
  browser,
  server,
}) => {
  const site = { browser, server };
  const page = await openAs(site, owner, '/enterpriseDemands/release');
  await page.getByLabel('标题').fill(title);
  await page.getByLabel('诉求内容').fill('新增产线后变压器已满负荷，希望协调尽快增容。');
  await page.getByLabel('联系人').fill('周明');
  await page.getByLabel('联系电话').fill('13800000001');
  await page.getByRole('button', { name: '提交诉求' }).dblclick();
  await expect(page.getByRole('heading', { name: '诉求已提交', level: 1 })).toBeVisible();
  await page.getByRole('link', { name: '查看诉求进度' }).click();
  await expect(page.getByText('承办部门还没有答复。')).toBeVisible();
  const id = new URL(page.url()).searchParams.get('id') ?? '';

  // Others cannot see it until a department has it.
  const stranger = await openAs(site, null, `/enterpriseDemands/detail?id=${id}`);
  await expect(stranger.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(stranger.getByRole('heading', { name: title })).toHaveCount(0);

  const desk = await openAs(
    site,
    operator,
    `/demandManage?status=SUBMITTED&keyword=${encodeURIComponent(title)}`,
  );
  await desk.getByRole('link', { name: title }).click();
  await expect(desk).toHaveURL(`/demandManage/${id}`);
  const dialog = desk.getByRole('dialog');
  await desk.getByRole('button', { name: '交办' }).click();
  await dialog.getByRole('combobox').selectOption({ label: '垫江县经济和信息化委员会' });
  await dialog.getByRole('button', { name: '交办' }).click();
  await desk.getByRole('button', { name: '答复', exact: true }).click();
  await dialog.getByLabel('答复内容').fill(reply);
  await dialog.getByRole('button', { name: '答复' }).click();
  await expect(desk.getByText(reply)).toBeVisible();

  await stranger.reload();
  await expect(stranger.getByText(reply)).toBeVisible();
  await expect(stranger.getByText('13800000001')).toHaveCount(0);

  await page.goto('/enterpriseDemands/list?mine=true');
  await page.getByRole('link', { name: title }).click();
  await page
    .getByRole('radiogroup', { name: '解决速度' })
    .getByRole('radio', { name: '4 分，较快' })
    .check();
  await page.getByRole('button', { name: '提交评价' }).click();
  await expect(page.getByText('评价成功')).toBeVisible();
  // Back to the list as it was left.
  await expect(page).toHaveURL(/\/enterpriseDemands\/list\?mine=true/);
});
