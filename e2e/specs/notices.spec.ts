import type { Page } from '@playwright/test';
import { callsOf, sampleApplication } from '../support/calls.js';
import { openAs } from '../support/openAs.js';
import { readSettled, settled } from '../support/settled.js';
import { signIn } from '../support/signIn.js';
import { expect, test } from '../support/test.js';

// Notices are marked and deleted.
test.use({ data: 'account' });

const owner = '13800000001';
const newcomer = '13800000002';
const bank = '13800000005';

const bellOf = (page: Page) => page.getByRole('button', { name: /^消息通知/ });
const popupOf = (page: Page) => page.getByRole('dialog', { name: '消息通知' });
const rowsOf = (page: Page) =>
  page.getByRole('listitem').filter({ has: page.getByRole('checkbox', { name: /^选择：/ }) });

test('the bell counts, opens a notice, marks it as read, and then all', async ({
  page,
  server,
}) => {
  await signIn(page, server.url, newcomer);
  await page.goto('/loan');
  const bell = bellOf(page);
  await expect(bell).toHaveAccessibleName('消息通知，14条未读');
  await bell.focus();
  await page.keyboard.press('Enter');
  await popupOf(page)
    .getByRole('link', { name: /^未读：\s*平台系统维护公告/ })
    .press('Enter');
  await expect(popupOf(page)).toBeHidden();
  await expect(page).toHaveURL(/\/userCenter\/notices\?noticeId=a-1$/);
  await expect(page.getByRole('heading', { level: 1, name: '平台系统维护公告' })).toBeFocused();
  await expect(page).toHaveTitle(/^平台系统维护公告 - 消息中心/);
  await expect(bell).toHaveAccessibleName('消息通知，13条未读');
  await bell.click();
  await popupOf(page).getByRole('button', { name: '全部标为已读' }).click();
  await expect(bell).toHaveAccessibleName('消息通知，0条未读');
  await popupOf(page).getByRole('link', { name: '查看全部消息' }).click();
  await expect(page).toHaveURL(/\/userCenter\/notices$/);

  // Another user's notice is like a missing one.
  await page.goto('/userCenter/notices?noticeId=p-1-1');
  await expect(page.getByText('内容不存在或已被删除').first()).toBeVisible();
});

test('notices are filtered in the address and deleted together; an emptied page goes back one', async ({
  page,
  server,
}) => {
  await signIn(page, server.url, owner);
  await page.goto('/userCenter/notices');
  const tabs = page.getByRole('navigation', { name: '消息类别' });
  await tabs.getByRole('link', { name: /^交易通知/ }).click();
  await page.getByRole('combobox', { name: '状态' }).selectOption('UNREAD');
  await expect(page).toHaveURL(/\?noticeStatus=UNREAD&noticeType=TRANSACTION$/);
  await settled(page);
  await rowsOf(page).first().getByRole('link', { name: '查看贷款申请' }).click();
  await expect(page).toHaveURL(/\/loanDetail\?orderId=/);
  await page.goBack();
  await expect(page).toHaveURL(/noticeStatus=UNREAD&noticeType=TRANSACTION$/);

  await page.goto('/userCenter/notices?index=2');
  await expect(rowsOf(page)).toHaveCount(3);
  await page.getByRole('checkbox', { name: '全选本页' }).check();
  await page.getByRole('button', { name: '删除', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: '删除选中的3条消息？' });
  await dialog.getByRole('button', { name: '删除' }).click();
  await expect(page).toHaveURL(/\/userCenter\/notices$/);
  await expect(page.getByRole('heading', { level: 1, name: '消息中心' })).toBeFocused();
  await expect(rowsOf(page)).toHaveCount(10);
});

test('an order event makes a notice appear within one poll', async ({ browser, server }) => {
  const page = await openAs({ browser, server }, owner, '/aboutUs');
  await page.clock.install();
  await page.goto('/userCenter/notices?noticeType=TRANSACTION');
  const bell = bellOf(page);
  await expect(rowsOf(page)).toHaveCount(10);
  await expect(bell).toHaveAccessibleName(/\d+条未读/);
  const said = await readSettled(page, () => bell.getAttribute('aria-label'));
  const before = Number(/(\d+)条未读/.exec(said ?? '')?.[1]);
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
});

test('staff see their notices without a user centre', async ({ page, server }) => {
  await signIn(page, server.url, bank);
  await page.goto('/msgCenter?noticeType=OTHER');
  await expect(rowsOf(page)).toHaveCount(1);
  await expect(page.getByRole('navigation', { name: '企业中心' })).toHaveCount(0);
  await bellOf(page).click();
  await popupOf(page).getByRole('link', { name: '查看全部消息' }).click();
  await expect(page).toHaveURL(/\/msgCenter$/);
});
