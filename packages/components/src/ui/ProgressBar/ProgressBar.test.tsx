import { expect, it } from 'vitest';
import { render } from 'vitest-browser-react';
import { ProgressBar } from './ProgressBar.js';

it('tells its value', async () => {
  const screen = await render(<ProgressBar value={60} label="上传进度" />);
  const bar = screen.getByRole('progressbar', { name: '上传进度' });
  await expect.element(bar).toBeVisible();
  const element = bar.element();
  expect(element.getAttribute('aria-valuenow') ?? element.getAttribute('value')).toBe('60');
});
