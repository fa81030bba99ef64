import { expect, test } from '../support/test.js';

interface StoryIndex {
  readonly entries: Readonly<Record<string, { readonly title: string; readonly type: string }>>;
}

test.describe.configure({ timeout: 150_000 });

/** The frame loads a program of its own, with all stories. */
const patient = { timeout: 80_000 };

test('Storybook has a page for each domain, which shows its code and its components', async ({
  page,
  server,
}) => {
  const index = (await (await fetch(`${server.url}/storybook/index.json`)).json()) as StoryIndex;
  const domains = Object.entries(index.entries).filter(([id]) => /^domains-.*--docs$/.test(id));
  expect(domains.length).toBeGreaterThan(20);
  const faults: string[] = [];
  page.on('pageerror', ({ message }) => faults.push(message));
  await page.goto('/storybook/?path=/docs/domains-products--docs');
  const docs = page.frameLocator('#storybook-preview-iframe');
  await expect(docs.getByRole('heading', { level: 1 })).toBeVisible(patient);
  await expect(docs.getByText('@huiqi/components/products').first()).toBeVisible();
  expect(faults).toEqual([]);
});

test('a primitive has its properties set beside it, and its accessibility checked', async ({
  page,
}) => {
  await page.goto('/storybook/?path=/story/ui-combobox--playground');
  const story = page.frameLocator('#storybook-preview-iframe');
  await expect(story.getByRole('combobox', { name: '所在乡镇' })).toBeVisible(patient);
  await page.locator('#control-placeholder').fill('请输入乡镇');
  await expect(story.getByPlaceholder('请输入乡镇')).toBeVisible();
  await page.getByRole('tab', { name: /Accessibility/ }).click();
  await expect(page.getByRole('tab', { name: /0 Violations|Violations/ })).toBeVisible();
});
