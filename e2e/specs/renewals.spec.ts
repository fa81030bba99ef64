import { company } from '../support/journey.js';
import { openAs } from '../support/openAs.js';
import { expect, test } from '../support/test.js';

// A renewal is submitted and decided on.
test.use({ data: 'records' });

/** A day from now on, in China. */
const inDays = (days: number) =>
  new Date(Date.now() + (days * 24 + 8) * 3_600_000).toISOString().slice(0, 10);

test('a company renews once by a double click, the bank decides once, and the company is told', async ({
  browser,
  server,
}) => {
  const page = await openAs({ browser, server }, '13800000001', '/renewalBanks');
  await page.getByRole('link', { name: /我要续贷.*中国建设银行/ }).click();
  await expect(page).toHaveURL(/\/renewalApplication\?bankId=1/);
  const next = page.getByRole('button', { name: '下一步' });
  await page.getByRole('radio', { name: '企业续贷' }).check();
  await expect(page.getByRole('combobox', { name: /续贷企业/ })).toHaveValue(company);
  await next.click();
  await page.getByLabel('原贷款产品').fill('商票贷');
  await page.getByLabel('剩余本金').fill('30.5');
  await page.getByRole('textbox', { name: '原贷款到期日' }).fill(inDays(30));
  await page.getByRole('radio', { name: /善新续贷/ }).check();
  await page.getByLabel('续贷金额').fill('30.5');
  await page.getByLabel('续贷期限').fill('12');
  await page.getByLabel('续贷用途').fill('采购原料');
  await next.click();
  await page.getByLabel('联系人').fill('周明');
  // Input and step survive a reload; Back returns to the previous step.
  await page.reload();
  await expect(page.getByLabel('联系人')).toHaveValue('周明');
  await page.goBack();
  await expect(page.getByLabel('续贷金额')).toHaveValue('30.5');
  await page.goForward();
  await page.getByLabel('联系电话').fill('13800000001');
  await next.click();
  await expect(page.getByRole('heading', { name: '核对信息' })).toBeVisible();
  await page.getByRole('checkbox').check();
  await page.getByRole('button', { name: '提交申请' }).dblclick();
  await expect(page).toHaveURL(/\/productStatus\?renewalId=/);
  const id = new URL(page.url()).searchParams.get('renewalId') ?? '';
  await page.getByRole('link', { name: '查看我的续贷' }).click();
  const row = page.getByRole('row', { name: /善新续贷（中国建设银行）.*银行审核中/ });
  await expect(row).toHaveCount(1);
  await row.getByRole('link').click();
  await expect(page).toHaveURL(new RegExp(`/loanRenewal/${id}$`));

  const bank = await openAs({ browser, server }, '13800000005', '/applicationManage');
  await bank.getByRole('link', { name: '续贷审核' }).click();
  await bank.getByRole('link', { name: /^银行审核中/ }).click();
  await expect(bank).toHaveURL(/acceptStatus=ACCEPT_SUCCESS/);
  await bank.locator(`a[href*="id=${id}"]`).click();
  await bank.getByRole('button', { name: '通过续贷' }).click();
  const dialog = bank.getByRole('dialog');
  await dialog.getByRole('textbox', { name: /^利率/ }).fill('3.85');
  await dialog.getByRole('textbox', { name: /续贷额度/ }).fill('28.5');
  await dialog.getByRole('button', { name: '通过续贷 28.5万元' }).dblclick();
  await expect(dialog).toBeHidden();
  await expect(bank.getByText('审核通过').first()).toBeVisible();
  await expect(bank.getByRole('button', { name: '拒绝续贷' })).toHaveCount(0);

  await page.goto('/userCenter/notices?noticeType=TRANSACTION');
  await page.getByRole('link', { name: '续贷进度：审核通过' }).first().click();
  await page.getByRole('link', { name: '查看续贷申请' }).click();
  await expect(page).toHaveURL(new RegExp(`/loanRenewal/${id}$`));
  for (const text of ['审核通过', '28.5万元', '3.85%'])
    await expect(page.getByRole('main')).toContainText(text);
});
