import { expect, it, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { Popover } from './Popover.js';

const example = (
  <Popover trigger={<button>筛选</button>} label="筛选条件">
    <input aria-label="关键字" />
  </Popover>
);

it('exposes its state on the trigger, closes on Escape and returns focus', async () => {
  const screen = await render(example);
  const trigger = screen.getByRole('button', { name: '筛选' });
  await expect.element(trigger).toHaveAttribute('aria-expanded', 'false');
  await trigger.click();
  await expect.element(screen.getByRole('dialog', { name: '筛选条件' })).toBeVisible();
  await expect.element(trigger).toHaveAttribute('aria-expanded', 'true');
  await userEvent.keyboard('{Escape}');
  await expect.element(screen.getByRole('dialog')).not.toBeInTheDocument();
  await expect.element(trigger).toHaveFocus();
});

it('opens by keyboard with focus inside and closes on a press outside', async () => {
  const screen = await render(
    <>
      <p>别处</p>
      {example}
    </>,
  );
  screen.getByRole('button', { name: '筛选' }).element().focus();
  await userEvent.keyboard('{Enter}');
  await expect.element(screen.getByLabelText('关键字')).toHaveFocus();
  await screen.getByText('别处').click();
  await expect.element(screen.getByRole('dialog')).not.toBeInTheDocument();
});

it('is controlled: asks the owner before it opens or closes', async () => {
  const onOpenChange = vi.fn();
  const draw = (open: boolean) => (
    <Popover trigger={<button>筛选</button>} label="筛选条件" {...{ open, onOpenChange }}>
      内容
    </Popover>
  );
  const screen = await render(draw(false));
  await screen.getByRole('button', { name: '筛选' }).click();
  expect(onOpenChange.mock.calls).toEqual([[true]]);
  expect(screen.getByRole('dialog').elements()).toHaveLength(0);
  await screen.rerender(draw(true));
  await expect.element(screen.getByRole('dialog')).toBeVisible();
  await userEvent.keyboard('{Escape}');
  expect(onOpenChange).toHaveBeenLastCalledWith(false);
  await expect.element(screen.getByRole('dialog')).toBeVisible();
});

it('is entered at its first control, a link too', async () => {
  const screen = await render(
    <Popover trigger={<button>用户</button>} label="用户菜单">
      <a href="#centre">用户中心</a>
      <button>退出登录</button>
    </Popover>,
  );
  screen.getByRole('button', { name: '用户' }).element().focus();
  await userEvent.keyboard('{Enter}');
  await expect.element(screen.getByRole('link', { name: '用户中心' })).toHaveFocus();
});
