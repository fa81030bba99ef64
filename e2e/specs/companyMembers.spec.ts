import { openAs } from '../support/openAs.js';
import { readSettled } from '../support/settled.js';
import { expect, test } from '../support/test.js';

test.use({ data: 'applications' });

const name = '重庆明月食品有限公司';

test('a stranger adds a company: its owner is notified and objects, staff end it', async ({
  browser,
  server,
}) => {
  const owner = await openAs({ browser, server }, '13800000001', '/userCenter/companies');
  const row = owner.getByRole('row', { name: new RegExp(name) });
  const code = await readSettled(owner, () =>
    row.getByText(/^91500231[0-9A-Z]{10}$/).textContent(),
  );

  const stranger = await openAs({ browser, server }, '13800000002', '/userCenter/companies');
  await stranger.getByRole('button', { name: '添加企业' }).first().click();
  const adding = stranger.getByRole('dialog');
  await adding.getByLabel(/信用代码/).fill(code ?? '');
  await adding.getByLabel(/企业名称/).fill(name);
  await adding.getByRole('button', { name: '添加', exact: true }).click();
  const added = stranger.getByRole('row', { name: new RegExp(name) });
  await expect(added).toBeVisible();
  // What is not authorised has no users to show.
  await expect(added.getByRole('button', { name: /^使用人/ })).toHaveCount(0);

  await owner.goto('/msgCenter?noticeType=OTHER');
  await expect(owner.getByText('有用户添加了您的企业').first()).toBeVisible();
  await owner.goto('/userCenter/companies');
  await owner.getByRole('button', { name: `使用人：${name}` }).click();
  const dialog = owner.getByRole('dialog');
  await dialog.getByRole('button', { name: /^提出异议：新/ }).click();
  await dialog.getByLabel(/异议理由/).fill('该用户不是本单位员工');
  await dialog.getByRole('button', { name: '提交异议' }).click();
  await expect(dialog.getByText('异议处理中')).toBeVisible();

  const objections = '/bindingObjections?state=WAITING';
  const staff = await openAs({ browser, server }, '13800000006', objections);
  await staff.getByRole('button', { name: `处理：${name}` }).click();
  const decision = staff.getByRole('dialog');
  await decision.getByRole('radio', { name: /解除关联/ }).check();
  await decision.getByRole('button', { name: '确认处理' }).click();
  await expect(staff.getByText('没有授权异议')).toBeVisible();

  await stranger.reload();
  await expect(stranger.getByText('还没有关联企业').first()).toBeVisible();
});
