import type { Page } from '@playwright/test';
import { fillContact, fillLoan, next } from '../support/applyForm.js';
import { company, submitApplication } from '../support/journey.js';
import { openAs } from '../support/openAs.js';
import { expect, test } from '../support/test.js';

// Creates orders, for products that no other spec on this data applies for.
test.use({ data: 'applications' });

const child = '500231201501010018';
const adult = '500231198808080016';

async function submit(page: Page): Promise<string> {
  await expect(page.getByRole('heading', { name: '核对信息' })).toBeVisible();
  return submitApplication(page);
}

test('a person applies: a child is told at the first step, and a double click makes one order', async ({
  browser,
  server,
}) => {
  const page = await openAs({ browser, server }, '13800000002', '/productDetail/100801');
  await page.getByRole('button', { name: '立即申请' }).first().click();
  await expect(page).toHaveURL(/\/personApply\?productId=100801/);
  // The home is the user's own district; no company is asked for.
  await expect(page.getByLabel('居住地区').last()).toHaveValue('500231');
  await page.getByLabel('姓名').fill('周小明');
  await page.getByLabel('身份证号').fill(child);
  await page.getByLabel('手机号').fill('13800000002');
  await page.getByLabel('居住地址').fill('桂溪街道明月大道1号');
  await page.getByLabel('职业情况').selectOption({ label: '受雇工作' });
  await page.getByLabel('工作单位').fill('垫江中学');
  await page.getByLabel('月收入').fill('8000');
  await next(page).click();
  const summary = page.getByRole('alert').first();
  await expect(summary).toContainText('申请人年龄须在18至65周岁之间');
  await summary.getByRole('link').click();
  await expect(page.getByLabel('身份证号')).toBeFocused();
  await page.getByLabel('身份证号').fill(adult);
  await next(page).click();
  await fillLoan(page, '10');
  await next(page).click();
  const code = await submit(page);

  await page.getByRole('link', { name: '查看申请进度' }).click();
  await expect(page).toHaveURL(/\/loanDetail\?orderId=/);
  const main = page.getByRole('main');
  await expect(main).toContainText('周小明');
  await expect(main).toContainText('居住地区垫江县');
  await expect(main).not.toContainText(adult);
  // The same product again: the open order replaces the form.
  await page.goto('/productApply?productId=100801');
  await expect(page).toHaveURL(/\/personApply\?productId=100801/);
  await expect(page.getByRole('heading', { name: '您已申请此产品' })).toBeVisible();
  await expect(main).toContainText(code);
});

test('an epidemic-relief loan passes the commission and the bank, and its applicant sees both reviews', async ({
  browser,
  server,
}) => {
  const page = await openAs({ browser, server }, '13800000001', '/productDetail/100040');
  await page.getByRole('button', { name: '立即申请' }).first().click();
  const dialog = page.getByRole('dialog');
  await dialog.getByText(company).click();
  await dialog.getByRole('button', { name: '下一步' }).click();
  await expect(page).toHaveURL(/\/applicationPlagueLoan\?productId=100040/);
  await page.getByLabel('经营受影响情况').fill('三月起停工两个月');
  await next(page).click();
  await fillLoan(page, '10');
  await next(page).click();
  await fillContact(page);
  await next(page).click();
  const code = await submit(page);
  await page.getByRole('link', { name: '查看申请进度' }).click();
  const reviews = page.getByRole('region', { name: '审核情况' });
  await expect(reviews.getByRole('listitem')).toContainText([
    /经信委审核.*待审核/s,
    /银行审核.*未开始/s,
  ]);

  const openOrder = (staff: Page) =>
    staff
      .getByRole('row', { name: new RegExp(code) })
      .getByRole('link')
      .first()
      .click();
  const commission = await openAs({ browser, server }, '13800000006', '/applicationManage');
  await commission.getByRole('link', { name: /待经信委审核/ }).click();
  await openOrder(commission);
  await commission.getByRole('button', { name: '通过申请' }).click();
  await commission.getByLabel('审核意见').fill('情况属实，推荐至银行');
  await commission.getByRole('dialog').getByRole('button', { name: '通过申请' }).click();
  await expect(commission.getByText('抗疫贷银行审核中').first()).toBeVisible();

  const bank = await openAs({ browser, server }, '13800000005', '/applicationManage');
  await bank.getByRole('link', { name: /抗疫贷待放款/ }).click();
  await openOrder(bank);
  await bank.getByRole('button', { name: '录入放款' }).click();
  await bank.getByLabel('年利率').fill('4.5');
  await bank.getByRole('button', { name: /确认放款/ }).click();
  await expect(bank.getByText('放款信息已保存')).toBeVisible();

  await page.reload();
  await expect(page.getByText('银行已放款').first()).toBeVisible();
  await expect(reviews.getByRole('listitem')).toContainText([
    /已通过.*情况属实，推荐至银行/s,
    /已通过.*放款10万元/s,
  ]);
});
