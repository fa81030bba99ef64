import { expect, it } from 'vitest';
import { render } from 'vitest-browser-react';
import { ProgressBar } from './ProgressBar.js';

it('exposes its value', async () => {
  const screen = await render(<ProgressBar value={60} label="上传进度" />);
  const bar = screen.getByRole('progressbar', { name: '上传进度' });
  await expect.element(bar).toBeVisible();
  const element = bar.element();
  expect(element.getAttribute('aria-valuenow') ?? element.getAttribute('value')).toBe('60');
});

it.each([
  [-5, '0'],
  [33.4, '33'],
  [140, '100'],
])('clamps %s', async (value, shown) => {
  const screen = await render(<ProgressBar value={value} label="上传进度" />);
  const bar = screen.getByRole('progressbar');
  await expect.element(bar).toHaveAttribute('aria-valuenow', shown);
  const { width } = bar.element().getBoundingClientRect();
  const fill = () => bar.element().querySelector('rect')!.getBoundingClientRect().width;
  await expect.poll(() => Math.round((fill() / width) * 100)).toBe(Number(shown));
});
