import { expect, type Browser, type Page } from '@playwright/test';
import { violations } from '../support/axe.js';
import { company } from '../support/journey.js';
import { signIn } from '../support/signIn.js';
import { test } from '../support/test.js';

// Orders are made, and the sample allows one open order for each product.
test.use({ data: 'special loans' });

const child = '500231201501010018';
const adult = '500231198808080016';

async function openAs(browser: Browser, url: string, phone: string): Promise<Page> {
  const context = await browser.newContext({ baseURL: url, locale: 'zh-CN' });
  const page = await context.newPage();
  await signIn(page, url, phone);
  return page;
}

const next = (page: Page) => page.getByRole('button', { name: '下一步' });

async function fillPerson(page: Page, idCard: string): Promise<void> {
  await page.getByLabel('姓名').fill('周小明');
  await page.getByLabel('身份证号').fill(idCard);
  await page.getByLabel('手机号').fill('13800000002');
  await page.getByLabel('居住地址').fill('桂溪街道明月大道1号');
  await page.getByLabel('职业情况').selectOption({ label: '受雇工作' });
  await page.getByLabel('工作单位').fill('垫江中学');
  await page.getByLabel('月收入').fill('8000');
  await next(page).click();
  await expect(page).toHaveURL(/step=LOAN/);
}

async function fillLoan(page: Page): Promise<void> {
  await page.getByLabel('申请金额').fill('10');
  await page.getByLabel('贷款期限').selectOption('12');
  await page.getByRole('radio').first().check();
  await page.getByLabel('贷款用途').fill('房屋装修');
  await next(page).click();
  await expect(page.getByRole('heading', { name: '核对信息' })).toBeVisible();
}

async function submit(page: Page): Promise<string> {
  await page.getByRole('checkbox').check();
  await page.getByRole('button', { name: '提交申请' }).dblclick();
  await expect(page).toHaveURL(/\/productStatus\?orderId=/);
  const main = page.getByRole('main');
  await expect(main).toContainText(/DJ\d{14}/);
  return /DJ\d{14}/.exec(await main.innerText())?.[0] ?? '';
}

test('a person applies: the server names what is wrong at its step, and a double click makes one order', async ({
  browser,
  server,
}) => {
  test.setTimeout(120_000);
  const page = await openAs(browser, server.url, '13800000002');
  await page.goto('/productDetail/100801');
  await page.getByRole('button', { name: '立即申请' }).first().click();
  await expect(page).toHaveURL(/\/personApply\?productId=100801/);
  // The home is the user's own district; no company is asked for.
  await expect(page.getByLabel('居住地区').last()).toHaveValue('500231');
  expect(await violations(page)).toEqual([]);
  await next(page).click();
  await expect(page.getByRole('alert').first()).toBeFocused();

  await fillPerson(page, child);
  await fillLoan(page);
  expect(await violations(page)).toEqual([]);
  const sent: string[] = [];
  page.on('request', (request) => {
    const [, call] = /\/order\/user\/person\/(valid|apply)\//.exec(request.url()) ?? [];
    if (call) sent.push(call);
  });
  await page.getByRole('checkbox').check();
  await page.getByRole('button', { name: '提交申请' }).click();
  await expect(page).toHaveURL(/step=PERSON/);
  const summary = page.getByRole('alert').first();
  await expect(summary).toContainText('申请人年龄须在18至65周岁之间');
  await expect(summary).toBeFocused();
  // Validated first; nothing was sent that the check refuses.
  expect(sent).toEqual(['valid']);
  await summary.getByRole('link').click();
  await expect(page.getByLabel('身份证号')).toBeFocused();

  await page.getByLabel('身份证号').fill(adult);
  await next(page).click();
  await next(page).click();
  await expect(page.getByText(adult)).toBeVisible();
  const code = await submit(page);
  expect(sent).toEqual(['valid', 'valid', 'apply']);
  await expect(page.getByRole('main')).toContainText('周小明');
  expect(await violations(page)).toEqual([]);

  await page.getByRole('link', { name: '查看申请进度' }).click();
  await expect(page).toHaveURL(/\/loanDetail\?orderId=/);
  const main = page.getByRole('main');
  await expect(main).toContainText('申请人');
  await expect(main).toContainText('周小明');
  await expect(main).toContainText('居住地区垫江县');
  await expect(main).not.toContainText('统一社会信用代码');
  await expect(main).not.toContainText(adult);
  await page.goto('/userCenter/orders');
  await expect(page.getByRole('row', { name: new RegExp(code) })).toHaveCount(1);

  // The same product again: the order that is open stands in the place of the form.
  await page.goto('/personApply?productId=100801');
  await expect(page.getByRole('heading', { name: '您已申请此产品' })).toBeVisible();
  await expect(page.getByRole('main')).toContainText(code);
  // Another product knows the home of the last application, and no number.
  await page.goto('/personApply?productId=100802');
  await expect(page.getByLabel('姓名')).toHaveValue('周小明');
  await expect(page.getByLabel('居住地址')).toHaveValue('桂溪街道明月大道1号');
  await expect(page.getByLabel('身份证号')).toHaveValue('');
  await page.context().close();
});

test('a person saves an application and continues it in another browser', async ({
  browser,
  server,
}) => {
  test.setTimeout(90_000);
  const page = await openAs(browser, server.url, '13800000002');
  await page.goto('/productApply?productId=100803');
  // The product is for persons: its own form takes the place of the ordinary one.
  await expect(page).toHaveURL(/\/personApply\?productId=100803/);
  await page.getByLabel('姓名').fill('周大明');
  await page.getByLabel('身份证号').fill(adult);
  await page.getByRole('button', { name: '保存' }).click();
  await expect(page.getByText('已保存，可在「我的申请」中继续填写')).toBeVisible();
  await expect(page).toHaveURL(/orderId=/);
  // Saving leads nowhere (ISSAVE).
  await expect(page.getByLabel('姓名')).toHaveValue('周大明');
  await page.context().close();

  const elsewhere = await openAs(browser, server.url, '13800000002');
  await elsewhere.goto('/personApply?productId=100803');
  await elsewhere.getByRole('button', { name: '继续填写' }).click();
  await expect(elsewhere.getByLabel('姓名')).toHaveValue('周大明');
  await expect(elsewhere.getByText(/请重新填写/)).toBeVisible();
  await expect(elsewhere.getByLabel('身份证号')).toHaveValue('');
  await elsewhere.context().close();
});

async function applyForRelief(page: Page): Promise<string> {
  await page.goto('/productDetail/100040');
  await page.getByRole('button', { name: '立即申请' }).first().click();
  const dialog = page.getByRole('dialog');
  await dialog.getByText(company).click();
  await dialog.getByRole('button', { name: '下一步' }).click();
  await expect(page).toHaveURL(/\/applicationPlagueLoan\?productId=100040/);
  await expect(page.getByText(/由经信委推荐的企业申请/)).toBeVisible();
  await page.getByLabel('经营受影响情况').fill('三月起停工两个月');
  await next(page).click();
  await page.getByLabel('申请金额').fill('10');
  await page.getByLabel('贷款期限').selectOption({ index: 1 });
  await page.getByRole('radio').first().check();
  await page.getByLabel('贷款用途').fill('支付货款');
  await next(page).click();
  if (await page.getByLabel('联系人').isVisible()) {
    await page.getByLabel('联系人').fill('周明');
    await page.getByLabel('联系电话').fill('13800000001');
    await next(page).click();
  }
  await expect(page.getByRole('heading', { name: '核对信息' })).toBeVisible();
  return submit(page);
}

async function decide(page: Page, code: string, button: string, reason: string): Promise<void> {
  await page
    .getByRole('row', { name: new RegExp(code) })
    .getByRole('link')
    .first()
    .click();
  await page.getByRole('button', { name: button }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('审核意见').fill(reason);
  await dialog.getByRole('button', { name: button }).click();
  await expect(page.getByText('审核结果已保存')).toBeVisible();
}

test('an epidemic-relief loan passes the commission and the bank, and its applicant sees both reviews', async ({
  browser,
  server,
}) => {
  test.setTimeout(180_000);
  const page = await openAs(browser, server.url, '13800000001');
  const code = await applyForRelief(page);
  await expect(page.getByRole('main')).toContainText('经信委审核');
  await page.getByRole('link', { name: '查看申请进度' }).click();
  await expect(page.getByText('经信委审核中').first()).toBeVisible();
  const reviews = page.getByRole('region', { name: '审核情况' });
  await expect(reviews.getByRole('listitem')).toContainText([
    /经信委审核.*待审核/s,
    /银行审核.*未开始/s,
  ]);
  expect(await violations(page)).toEqual([]);

  const commission = await openAs(browser, server.url, '13800000006');
  await commission.goto('/applicationManage');
  await commission.getByRole('link', { name: /待经信委审核/ }).click();
  await expect(commission).toHaveURL(/tab=commission/);
  await decide(commission, code, '通过申请', '情况属实，推荐至银行');
  await expect(commission.getByText('抗疫贷银行审核中').first()).toBeVisible();
  await commission.context().close();

  await page.reload();
  await expect(reviews.getByRole('listitem')).toContainText([
    /经信委审核.*已通过.*情况属实，推荐至银行/s,
    /银行审核.*待审核/s,
  ]);

  const bank = await openAs(browser, server.url, '13800000005');
  await bank.goto('/applicationManage');
  await bank.getByRole('link', { name: /抗疫贷待放款/ }).click();
  await bank
    .getByRole('row', { name: new RegExp(code) })
    .getByRole('link')
    .first()
    .click();
  await bank.getByRole('button', { name: '录入放款' }).click();
  await bank.getByLabel('年利率').fill('4.5');
  await bank.getByRole('button', { name: /确认放款/ }).click();
  await expect(bank.getByText('放款信息已保存')).toBeVisible();
  await bank.context().close();

  await page.reload();
  await expect(page.getByText('银行已放款').first()).toBeVisible();
  await expect(reviews.getByRole('listitem')).toContainText([/已通过/, /已通过.*放款10万元/s]);
  expect(await violations(page)).toEqual([]);

  // Applied for again, the commission refuses: the bank is not asked.
  const refused = await applyForRelief(page);
  const desk = await openAs(browser, server.url, '13800000007');
  await desk.goto('/applicationManage?orderStatus=PRE_JXW_ACCEPT');
  await decide(desk, refused, '拒绝申请', '不符合扶持范围');
  await desk.context().close();
  await page.getByRole('link', { name: '查看申请进度' }).click();
  await expect(page).toHaveURL(/\/loanDetail/);
  await page.reload();
  await expect(page.getByText('经信委审核不通过').first()).toBeVisible();
  await expect(reviews.getByRole('listitem')).toContainText([
    /未通过.*不符合扶持范围/s,
    /未转交银行/,
  ]);
  await page.context().close();
});

test('each status of an epidemic-relief loan is named as the specification has it', async ({
  browser,
  server,
}) => {
  const page = await openAs(browser, server.url, '13800000001');
  const names = {
    PRE_JXW_ACCEPT: '经信委审核中',
    JXW_AUDIT_FAIL: '经信委审核不通过',
    JXW_AUDIT_PASSED: '抗疫贷银行审核中',
    BANK_APPROVAL_FAIL: '银行审核不通过',
  };
  for (const [status, name] of Object.entries(names)) {
    await page.goto(`/userCenter/orders?orderStatus=${status}`);
    const row = page.getByRole('row').filter({ hasText: name }).first();
    await row.getByRole('link').first().click();
    await expect(page.getByRole('region', { name: '审核情况' })).toBeVisible();
    await expect(page.getByText(name).first()).toBeVisible();
  }
  await page.context().close();
});
