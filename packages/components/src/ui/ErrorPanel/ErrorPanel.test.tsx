import { expect, it, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { ErrorPanel } from './ErrorPanel.js';

it('shows the request id, which can be copied', async () => {
  const writeText = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
  const screen = await render(<ErrorPanel title="获取失败" requestId="web-1" />);
  await expect.element(screen.getByText(/web-1/)).toBeVisible();
  await screen.getByRole('button').click();
  expect(writeText).toHaveBeenCalledWith('web-1');
  writeText.mockRestore();
});

it('says that it was copied only when it was', async () => {
  const writeText = vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValueOnce(new Error());
  const screen = await render(<ErrorPanel title="获取失败" requestId="web-1" />);
  await screen.getByRole('button').click();
  await expect.element(screen.getByRole('button')).toHaveTextContent(/^复制$/);
  writeText.mockResolvedValue();
  await screen.getByRole('button').click();
  await expect.element(screen.getByRole('button')).toHaveTextContent('已复制');
  writeText.mockRestore();
});

it('is announced, and shows no number it was not given', async () => {
  const screen = await render(<ErrorPanel compact title="网络请求失败" />);
  await expect.element(screen.getByRole('alert')).toHaveTextContent('网络请求失败');
  expect(screen.container.querySelector('button')).toBeNull();
});
