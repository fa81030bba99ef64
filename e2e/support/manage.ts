import { expect, type Page } from '@playwright/test';

/** A field of a change that is edited, by its whole label, with or without the mark of required ones. */
export const field = (page: Page, label: string) =>
  page.getByRole('tabpanel').getByLabel(new RegExp(`^${label}\\s*\\*?$`));

/** Types texts by their labels. */
export async function fillIn(page: Page, texts: Readonly<Record<string, string>>): Promise<void> {
  for (const [label, text] of Object.entries(texts)) await field(page, label).fill(text);
}

/** Begins something new from the list of its kind. */
export async function begin(page: Page, folder: string): Promise<void> {
  await page.goto(`/manage/${folder}`);
  await page.getByRole('button', { name: /^新增/ }).click();
  await expect(page).toHaveURL(/\/manage\/changes\//);
  await expect(page.getByRole('tab', { name: '内容' })).toBeVisible();
}

/** Adds one of many choices by its name. */
export async function choose(page: Page, label: string, name: string): Promise<void> {
  const box = page.getByRole('combobox', { name: label, exact: true });
  await box.fill(name);
  await page.getByRole('option', { name }).first().click();
  await expect(page.getByRole('button', { name: `移除${name}` })).toBeVisible();
}

/** Sends what was written to approval. */
export async function submitChange(page: Page, note: string): Promise<void> {
  await page.getByRole('tab', { name: '内容', exact: true }).click();
  await field(page, '修改说明').fill(note);
  await page.getByRole('button', { name: '提交审核' }).click();
  await expect(page.getByText('您最后修改了这项内容，需要由其他人审核。')).toBeVisible();
  await expect(page.getByRole('button', { name: '通过', exact: true })).toHaveCount(0);
}

/** Approves what somebody else submitted, found in the list of what waits, after a look at it. */
export async function approve(
  page: Page,
  title: string,
  look: () => Promise<void> = async () => {},
): Promise<void> {
  await page.goto('/manage/changes?state=SUBMITTED');
  await page.getByRole('link', { name: title, exact: true }).click();
  const yes = page.getByRole('button', { name: '通过', exact: true });
  await expect(yes).toBeVisible();
  await look();
  await yes.click();
  await page.getByRole('dialog').getByRole('button', { name: '通过', exact: true }).click();
  await expect(page.getByText('这项修改已发布。')).toBeVisible();
}
