import { expect, test, type Browser, type Locator, type Page } from '@playwright/test';
import { violations } from '../support/axe.js';
import { callsOf, sampleApplication } from '../support/calls.js';
import { TestServer } from '../support/server.js';
import { signIn } from '../support/signIn.js';

const owner = '13800000001';
const newcomer = '13800000002';
const bank = '13800000005';

// A server of its own: these tests count, mark and delete the notices of the sample.
let server: TestServer;
test.beforeAll(async () => {
  server = await TestServer.start();
});
test.afterAll(() => server.stop());

async function open(browser: Browser, phone: string, path: string, width = 1440): Promise<Page> {
  const context = await browser.newContext({
    baseURL: server.url,
    locale: 'zh-CN',
    timezoneId: 'Asia/Shanghai',
    viewport: { width, height: 900 },
  });
  const page = await context.newPage();
  await signIn(page, server.url, phone);
  await page.goto(path);
  return page;
}

const bellOf = (page: Page) => page.getByRole('button', { name: /^消息通知/ });
const popupOf = (page: Page) => page.getByRole('dialog', { name: '消息通知' });
const unreadOf = async (bell: Locator) =>
  Number(/(\d+)条未读/.exec((await bell.getAttribute('aria-label')) ?? '')?.[1]);
const rowsOf = (page: Page) =>
  page.getByRole('listitem').filter({ has: page.getByRole('checkbox', { name: /^选择：/ }) });

test('the bell opens by click and key, and closes on Escape, blur and when the mouse leaves', async ({
  browser,
}) => {
  const page = await open(browser, owner, '/loan');
  const bell = bellOf(page);
  await expect(bell).toHaveAccessibleName(/[1-9]\d*条未读/);
  await bell.focus();
  await page.keyboard.press('Enter');
  await expect(popupOf(page)).toBeVisible();
  expect(await violations(page)).toEqual([]);
  await page.keyboard.press('Escape');
  await expect(popupOf(page)).toBeHidden();
  await expect(bell).toBeFocused();

  await page.keyboard.press('Space');
  await expect(popupOf(page).getByRole('listitem').first()).toBeVisible();
  await page.getByRole('heading', { level: 1 }).click();
  await expect(popupOf(page)).toBeHidden();

  await bell.click();
  await popupOf(page).getByRole('listitem').first().hover();
  await page.mouse.move(200, 700);
  await expect(popupOf(page)).toBeHidden();
  await page.context().close();
});

test('opening a notice from the bell shows it and marks it as read', async ({ browser }) => {
  const page = await open(browser, owner, '/loan');
  const bell = bellOf(page);
  await expect(bell).toHaveAccessibleName(/[1-9]\d*条未读/);
  const before = await unreadOf(bell);
  await bell.focus();
  await page.keyboard.press('Enter');
  const link = popupOf(page).getByRole('link', { name: /^未读：\s*平台系统维护公告/ });
  await link.focus();
  await page.keyboard.press('Enter');
  await expect(popupOf(page)).toBeHidden();
  await expect(page).toHaveURL(/\/userCenter\/notices\?noticeId=a-1$/);
  const heading = page.getByRole('heading', { level: 1, name: '平台系统维护公告' });
  await expect(heading).toBeFocused();
  await expect(page).toHaveTitle(/^平台系统维护公告 - 消息中心/);
  await expect(bell).toHaveAccessibleName(`消息通知，${before - 1}条未读`);
  await page.reload();
  await expect(heading).toBeVisible();
  await page.getByRole('link', { name: '消息中心' }).last().click();
  await expect(page).toHaveURL(/\/userCenter\/notices$/);
  await page.context().close();
});

test('single marks and mark-all in the bell, and what they leave unread', async ({ browser }) => {
  const page = await open(browser, newcomer, '/loan');
  const bell = bellOf(page);
  await expect(bell).toHaveAccessibleName('消息通知，14条未读');
  await bell.click();
  await popupOf(page)
    .getByRole('button', { name: /^标为已读：/ })
    .first()
    .click();
  await expect(bell).toHaveAccessibleName('消息通知，13条未读');
  await popupOf(page).getByRole('button', { name: '全部标为已读' }).click();
  await expect(bell).toHaveAccessibleName('消息通知，0条未读');
  await expect(popupOf(page).getByRole('button', { name: /标为已读/ })).toHaveCount(0);
  await popupOf(page).getByRole('link', { name: '查看全部消息' }).click();
  await expect(page).toHaveURL(/\/userCenter\/notices$/);
  await expect(rowsOf(page)).toHaveCount(10);
  await page.context().close();
});

test('the centre starts at announcements; categories and filters stand in the address', async ({
  browser,
}) => {
  const page = await open(browser, owner, '/userCenter?whichPage=noticeCenter');
  await expect(page).toHaveURL(/\/userCenter\/notices$/);
  const tabs = page.getByRole('navigation', { name: '消息类别' });
  await expect(tabs.getByRole('link', { name: /^公告/ })).toHaveAttribute('aria-current', 'page');
  await expect(page.getByText('共13条', { exact: true })).toBeVisible();
  await expect(rowsOf(page)).toHaveCount(10);

  await tabs.getByRole('link', { name: /^交易通知/ }).click();
  await expect(page).toHaveURL(/\?noticeType=TRANSACTION$/);
  await page.getByRole('combobox', { name: '状态' }).selectOption('UNREAD');
  await expect(page).toHaveURL(/noticeStatus=UNREAD/);
  await expect(rowsOf(page)).toHaveCount(3);
  await page.reload();
  await expect(rowsOf(page)).toHaveCount(3);
  await expect(page.getByRole('combobox', { name: '状态' })).toHaveValue('UNREAD');
  expect(await violations(page)).toEqual([]);
  await rowsOf(page).first().getByRole('link', { name: '查看贷款申请' }).click();
  await expect(page).toHaveURL(/\/loanDetail\?orderId=/);
  await page.goBack();
  await expect(page).toHaveURL(/noticeType=TRANSACTION/);

  await page.goto('/userCenter/notices?dateStart=2000-01-01&dateEnd=2000-01-02');
  await expect(page.getByText('没有符合条件的结果').first()).toBeVisible();
  await page.getByRole('button', { name: '清除全部条件' }).click();
  await expect(rowsOf(page)).toHaveCount(10);
  await page.context().close();
});

test('chosen notices are marked and deleted together; an emptied page goes back one', async ({
  browser,
}) => {
  const page = await open(browser, owner, '/userCenter/notices?noticeType=TRANSACTION');
  await expect(rowsOf(page)).toHaveCount(10);
  await page.getByRole('checkbox', { name: '全选本页' }).check();
  await expect(page.getByText('已选10条', { exact: true })).toBeVisible();
  await page.getByRole('button', { name: '标为已读', exact: true }).click();
  await expect(page.getByText('已设为已读', { exact: true }).first()).toBeVisible();
  const tab = page.getByRole('navigation', { name: '消息类别' }).getByRole('link').nth(1);
  await expect(tab).toHaveAccessibleName('交易通知');

  await page.goto('/userCenter/notices?index=2');
  await expect(rowsOf(page)).toHaveCount(3);
  await page.getByRole('checkbox', { name: '全选本页' }).check();
  await page.getByRole('button', { name: '删除', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: '删除选中的3条消息？' });
  expect(await violations(page)).toEqual([]);
  await dialog.getByRole('button', { name: '取消' }).click();
  await expect(rowsOf(page)).toHaveCount(3);
  await page.getByRole('button', { name: '删除', exact: true }).click();
  await dialog.getByRole('button', { name: '删除' }).click();
  await expect(page.getByText('已删除', { exact: true }).first()).toBeVisible();
  await expect(page).toHaveURL(/\/userCenter\/notices$/);
  await expect(page.getByText('共10条', { exact: true }).last()).toBeVisible();
  await expect(page.getByRole('heading', { level: 1, name: '消息中心' })).toBeFocused();
  await expect(rowsOf(page)).toHaveCount(10);
  await page.context().close();
});

test('an order event makes a notice appear within one poll', async ({ browser }) => {
  const page = await open(browser, owner, '/aboutUs');
  await page.clock.install();
  await page.goto('/userCenter/notices?noticeType=TRANSACTION');
  const bell = bellOf(page);
  await expect(bell).toHaveAccessibleName(/\d+条未读/);
  await expect(rowsOf(page)).toHaveCount(10);
  const before = await unreadOf(bell);
  const applicant = await callsOf(server.url, owner);
  const apply = await applicant(
    'POST',
    '/order/user/product/100001',
    await sampleApplication(applicant),
    'notices-key-1',
  );
  expect(apply.data.applyStatus).toBe('SUCCESS');
  const officer = await callsOf(server.url, bank);
  const decision = { orderStatus: 'APPROVAL_SUCCESS', reason: '资料齐全' };
  await officer('PUT', `/order/${apply.data.orderId}/admin/accept`, decision, 'notices-key-2');
  await page.clock.fastForward(31_000);
  await expect(bell).toHaveAccessibleName(`消息通知，${before + 2}条未读`);
  const first = rowsOf(page).first();
  await expect(first).toContainText('申请进度：已授信');
  await expect(first).toContainText('刚刚');
  await first.getByRole('link', { name: '查看贷款申请' }).click();
  await expect(page).toHaveURL(new RegExp(`/loanDetail\\?orderId=${apply.data.orderId}`));
  await page.context().close();
});

test('a notice of somebody else is like a missing one', async ({ browser }) => {
  const page = await open(browser, newcomer, '/userCenter/notices?noticeId=p-1-1');
  await expect(page.getByText('内容不存在或已被删除').first()).toBeVisible();
  await page.goto('/userCenter/notices?noticeId=no-such-notice');
  await expect(page.getByText('内容不存在或已被删除').first()).toBeVisible();
  await page.context().close();
});

test('/msgCenter asks for its permission; staff see it without a user centre', async ({
  browser,
  page: visitor,
}) => {
  await visitor.goto(`${server.url}/msgCenter?noticeType=OTHER`);
  await expect(visitor).toHaveURL(/\/login$/);

  const staff = await open(browser, bank, '/msgCenter?noticeType=OTHER');
  await expect(staff.getByRole('heading', { level: 1, name: '消息中心' })).toBeVisible();
  await expect(rowsOf(staff)).toHaveCount(1);
  await expect(staff.getByRole('navigation', { name: '企业中心' })).toHaveCount(0);
  await bellOf(staff).click();
  await popupOf(staff).getByRole('link', { name: '查看全部消息' }).click();
  await expect(staff).toHaveURL(/\/msgCenter$/);
  await staff.context().close();

  const applicant = await open(browser, owner, '/msgCenter');
  const navigation = applicant.getByRole('navigation', { name: '企业中心' });
  await expect(navigation.getByRole('link', { name: /^消息中心/ })).toHaveAttribute(
    'aria-current',
    'page',
  );
  await applicant.context().close();
});

test('the centre works with the keyboard alone on a phone', async ({ browser }) => {
  const page = await open(browser, owner, '/userCenter/notices', 375);
  await expect(rowsOf(page)).toHaveCount(10);
  const choice = rowsOf(page).first().getByRole('checkbox');
  await choice.focus();
  await page.keyboard.press('Space');
  await expect(page.getByText('已选1条')).toBeVisible();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/noticeId=/);
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  const remove = page.getByRole('button', { name: '删除' });
  await remove.focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(remove).toBeFocused();
  expect(await violations(page)).toEqual([]);
  await page.context().close();
});
