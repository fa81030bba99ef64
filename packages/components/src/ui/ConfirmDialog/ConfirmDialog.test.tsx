import { expect, it, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { ConfirmDialog } from './ConfirmDialog.js';

it('acts on 确定, and closes without acting on 取消', async () => {
  const onOk = vi.fn();
  const onOpenChange = vi.fn();
  const screen = await render(
    <ConfirmDialog open onOpenChange={onOpenChange} title="解绑企业" onOk={onOk} />,
  );
  await expect.element(screen.getByRole('dialog', { name: '解绑企业' })).toBeVisible();
  await screen.getByRole('button', { name: '取消' }).click();
  expect(onOpenChange).toHaveBeenCalledWith(false);
  expect(onOk).not.toHaveBeenCalled();
  await screen.getByRole('button', { name: '确定' }).click();
  expect(onOk).toHaveBeenCalledTimes(1);
});
