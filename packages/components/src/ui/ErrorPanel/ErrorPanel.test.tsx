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
