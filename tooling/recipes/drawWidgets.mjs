import assert from 'node:assert/strict';
import { entries } from './wrappers/entries.mjs';

async function shows(articles, count) {
  await articles.nth(count - 1).waitFor();
  await articles.nth(count).waitFor({ state: 'detached' });
}

/** Each framework's wrapper draws the list of products, follows a prop and cleans up. */
export async function drawWidgets(page, origin) {
  for (const name of Object.keys(entries)) {
    await page.goto(`${origin}/${name}`);
    const widget = page.locator('huiqi-app');
    const articles = widget.getByRole('article');
    await shows(articles, 6);
    await page.evaluate(() => window.show(3));
    await shows(articles, 3);
    assert.equal(await widget.count(), 1);
    await page.evaluate(() => window.stop());
    await widget.waitFor({ state: 'detached' });
  }
}
