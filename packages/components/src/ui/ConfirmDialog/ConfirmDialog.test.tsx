import { expect, it, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { ConfirmDialog } from './ConfirmDialog.js';

it('confirms on 确定 and only closes on 取消', async () => {
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

it('ignores further clicks while loading, and accepts custom labels', async () => {
  const onOk = vi.fn();
  const dialog = { open: true, onOpenChange: vi.fn(), title: '删除消息', okText: '删除', onOk };
  const screen = await render(<ConfirmDialog {...dialog} cancelText="再想想" danger />);
  await expect.element(screen.getByRole('button', { name: '再想想' })).toBeVisible();
  const ok = screen.getByRole('button', { name: '删除' });
  await ok.click();
  await screen.rerender(<ConfirmDialog {...dialog} loading />);
  await expect.element(ok).toHaveAttribute('aria-busy', 'true');
  (ok.element() as HTMLButtonElement).click();
  expect(onOk).toHaveBeenCalledTimes(1);
});

it('closes on Escape without confirming', async () => {
  const onOk = vi.fn();
  const onOpenChange = vi.fn();
  await render(<ConfirmDialog open title="退出登录" onOk={onOk} onOpenChange={onOpenChange} />);
  await userEvent.keyboard('{Escape}');
  expect(onOpenChange).toHaveBeenCalledWith(false);
  expect(onOk).not.toHaveBeenCalled();
});
