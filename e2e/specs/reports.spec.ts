import { readFile } from 'node:fs/promises';
import type { Download, Page } from '@playwright/test';
import { company, logIn } from '../support/journey.js';
import { signIn } from '../support/signIn.js';
import { expect, test } from '../support/sandboxTest.js';
import { withoutSession } from '../support/withoutSession.js';

// Reports are refreshed and sent.
test.use({ data: 'records' });

const owner = '13800000001';
/** Orders of the owner: of a tax loan, and of a company that has authorised nothing. */
const taxLoan = '10000072';
const notAuthorised = '10000238';
const title = `${company}(分析报告)`;
const report = `/creditReport?orderId=${taxLoan}`;

const shown = (page: Page) =>
  expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();

async function beginningOf(download: Download): Promise<string> {
  return (await readFile(await download.path())).toString('latin1', 0, 5);
}

test('a report is opened from an order, refreshed, mailed once and printed; a session that ended leads back to it', async ({
  page,
  server,
  sandbox,
}) => {
  await signIn(page, server.url, owner);
  await page.goto(`/loanDetail?orderId=${taxLoan}`);
  await page.getByRole('link', { name: '查看企业报告' }).click();
  await expect(page).toHaveURL(new RegExp(`/creditReport\\?orderId=${taxLoan}$`));
  await shown(page);
  await expect(page.getByRole('heading', { name: '4 上下游供应链' })).toBeVisible();
  await page.getByRole('button', { name: '刷新' }).click();
  await expect(page.getByText(/^刷新成功/)).toBeVisible();

  await page.getByRole('button', { name: '发送邮件' }).click();
  const dialog = page.getByRole('dialog', { name: '发送报告' });
  await dialog.getByLabel('收件邮箱').fill('zhouming@example.com');
  await dialog.getByRole('button', { name: '发送报告' }).dblclick();
  await expect(dialog).toBeHidden();
  await expect.poll(async () => (await sandbox.messages('zhouming@example.com')).length).toBe(1);

  // In print the frame is hidden, and every page repeats name, number and disclaimer.
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('banner')).toBeHidden();
  await expect(page.getByRole('contentinfo').last()).toBeHidden();
  await expect(page.getByRole('button', { name: '打印' })).toBeHidden();
  const parts = await page.getByRole('article').evaluate((element) =>
    [element.firstElementChild, element.lastElementChild].map((part) => ({
      display: part && getComputedStyle(part).display,
      text: part?.textContent,
    })),
  );
  expect(parts).toEqual([
    {
      display: 'table-header-group',
      text: expect.stringMatching(new RegExp(`${company}.*BG\\d{14}`)),
    },
    { display: 'table-footer-group', text: expect.stringContaining('仅供参考') },
  ]);
  await page.emulateMedia({ media: 'screen' });

  await page.waitForLoadState('networkidle');
  await withoutSession(page, () => page.getByRole('button', { name: '刷新' }).click());
  await logIn(page, owner);
  await expect(page).toHaveURL(new RegExp(`/creditReport\\?orderId=${taxLoan}$`));
  await shown(page);
});

test('the PDF is made in the browser under the strict policy, and by the server without a worker', async ({
  page,
  server,
}) => {
  await signIn(page, server.url, owner);
  await page.goto(report);
  const refused: string[] = [];
  page.on('console', (message) => {
    if (/Content Security Policy/.test(message.text())) refused.push(message.text());
  });
  await shown(page);
  const button = page.getByRole('button', { name: '下载 PDF' });
  const made = page.waitForEvent('download');
  await button.click();
  const file = await made;
  expect(file.suggestedFilename()).toBe(`${title}.pdf`);
  expect(file.url()).toMatch(/^blob:/);
  expect(await beginningOf(file)).toBe('%PDF-');
  expect(refused).toEqual([]);

  await page.route(/\.ttf$/, (route) => route.abort());
  await page.reload();
  await shown(page);
  const posted = page.waitForRequest(/\/admin\/report\/download$/);
  const served = page.waitForEvent('download');
  await button.click();
  expect((await posted).postDataJSON()).toEqual({ name: title });
  expect(await beginningOf(await served)).toBe('%PDF-');
});

test('a report without consent leads to it, and consent ends in a code for WeChat or a reason', async ({
  page,
  server,
}) => {
  await signIn(page, server.url, owner);
  await page.goto(`/creditReport?orderId=${notAuthorised}`);
  await page.getByRole('link', { name: '去办理授权' }).click();
  await expect(page).toHaveURL(/\/product\/auth\?orderId=/);
  await page.goto(`/authorize/${taxLoan}`);
  await page.getByRole('button', { name: '授权并获取报告' }).click();
  const dialog = page.getByRole('dialog', { name: '授权成功' });
  await expect(dialog.getByRole('img', { name: /微信扫码/ })).toBeVisible();
  await page.goto(`/authorize/${notAuthorised}`);
  await page.getByRole('button', { name: '授权并获取报告' }).click();
  await expect(page.getByRole('dialog', { name: '授权失败' })).toBeVisible();
});
