import { expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { themeRoot } from '../../theme/index.js';
import { Example } from './ListExample.fixture.js';

// A getter: a factory that throws would fail the test itself.
vi.mock('./FilterSheet.js', () => ({
  get FilterSheet(): never {
    throw new Error('the chunk did not arrive');
  },
}));

it('shows the filters in the card when the sheet cannot be loaded', async () => {
  await page.viewport(375, 700);
  const screen = await render(
    <div className={themeRoot}>
      <Example />
    </div>,
  );
  await expect.element(screen.getByRole('combobox', { name: '期限' })).not.toBeInTheDocument();
  await screen.getByRole('button', { name: '筛选' }).click();
  await expect.element(screen.getByRole('combobox', { name: '期限' })).toBeVisible();
  await expect
    .element(screen.getByRole('button', { name: '筛选', exact: true }))
    .not.toBeInTheDocument();
});
