import { expect, it } from 'vitest';
import { render } from 'vitest-browser-react';
import { RichText } from './RichText.js';

it('draws what is on the list, and opens links apart without a referrer', async () => {
  const screen = await render(
    <RichText html='<h2>一</h2><p>二<a href="https://www.example.org/">三</a></p><a href="/login">四</a>' />,
  );
  await expect.element(screen.getByRole('heading', { level: 3, name: '一' })).toBeVisible();
  const link = screen.getByRole('link');
  expect(link.elements()).toHaveLength(1);
  await expect.element(link).toHaveAttribute('rel', 'noopener noreferrer');
});

it('numbers the tables of one text', async () => {
  const table = '<table><tr><td>一</td></tr></table>';
  const screen = await render(<RichText html={table + table} />);
  await expect.element(screen.getByRole('region', { name: '正文表格 1' })).toBeVisible();
  await expect.element(screen.getByRole('region', { name: '正文表格 2' })).toBeVisible();
});
