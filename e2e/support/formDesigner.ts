import { expect, type Page } from '@playwright/test';

/** An entry of a form, as people add it: what it is, and the properties they set by their labels. */
export interface DesignedEntry {
  /** A kind of entry, or a standard one by its name. */
  readonly add: string;
  readonly step?: string;
  readonly texts?: Readonly<Record<string, string>>;
  readonly isRequired?: boolean | undefined;
  /** Shown only when a choice of another entry is made. */
  readonly when?: { readonly entry: string; readonly choice: string };
}

/** The properties of the chosen entry. */
export const editor = (page: Page) => page.getByRole('region', { name: /^设置“/ });

export async function addEntry(page: Page, entry: DesignedEntry): Promise<void> {
  const kinds = page.getByLabel('添加字段');
  await kinds.selectOption({ label: entry.add });
  await page.getByRole('button', { name: '添加', exact: true }).click();
  const { texts = {}, isRequired, step, when } = entry;
  for (const [label, text] of Object.entries(texts))
    await editor(page).getByLabel(label, { exact: true }).fill(text);
  if (isRequired !== undefined)
    await editor(page)
      .getByRole('radio', { name: isRequired ? '必填' : '选填' })
      .check();
  if (step !== undefined)
    await editor(page).getByLabel('所在步骤', { exact: true }).selectOption({ label: step });
  if (!when) return;
  await editor(page).getByRole('button', { name: '添加条件' }).click();
  await editor(page).getByLabel('条件 1：字段').selectOption({ label: when.entry });
  await editor(page)
    .getByRole('group', { name: '条件 1：等于其中之一' })
    .getByRole('checkbox', { name: when.choice, exact: true })
    .check();
}

/** Designs the form of an application. */
export async function designForm(page: Page, entries: readonly DesignedEntry[]): Promise<void> {
  await page.getByRole('tab', { name: '表单设计' }).click();
  await page.getByLabel('添加表单').selectOption({ label: '贷款申请' });
  for (const entry of entries) await addEntry(page, entry);
  await expect(page.getByRole('form', { name: '试填' })).toBeVisible();
}
