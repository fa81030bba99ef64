import { expect, it, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { Tabs } from './Tabs.js';

const tabs = ['产品', '订单', '消息'].map((label) => ({
  value: label,
  label,
  content: `${label}内容`,
}));

it('moves focus and panel with the arrow keys, wrapping at both ends', async () => {
  const screen = await render(<Tabs label="分类" tabs={tabs} />);
  await screen.getByRole('tab', { name: '产品' }).click();
  await userEvent.keyboard('{ArrowRight}');
  await expect.element(screen.getByRole('tab', { name: '订单' })).toHaveFocus();
  await expect.element(screen.getByRole('tabpanel')).toHaveTextContent('订单内容');
  await userEvent.keyboard('{ArrowLeft}');
  await expect.element(screen.getByRole('tab', { name: '产品' })).toHaveFocus();
  await userEvent.keyboard('{ArrowLeft}');
  await expect.element(screen.getByRole('tabpanel')).toHaveTextContent('消息内容');
  await userEvent.keyboard('{Home}');
  await expect.element(screen.getByRole('tabpanel')).toHaveTextContent('产品内容');
});

it('is a single tab stop and associates each tab with its panel', async () => {
  const screen = await render(<Tabs label="分类" tabs={tabs} defaultValue="订单" />);
  await userEvent.keyboard('{Tab}');
  const chosen = screen.getByRole('tab', { name: '订单' });
  await expect.element(chosen).toHaveFocus();
  await expect.element(chosen).toHaveAttribute('aria-selected', 'true');
  await expect.element(screen.getByRole('tabpanel', { name: '订单' })).toBeVisible();
  await userEvent.keyboard('{Tab}');
  await expect.element(screen.getByRole('tabpanel')).toHaveFocus();
});

it('is controlled: notifies the owner and shows its value', async () => {
  const onValueChange = vi.fn();
  const draw = (value: string) => <Tabs label="分类" {...{ tabs, value, onValueChange }} />;
  const screen = await render(draw('产品'));
  await screen.getByRole('tab', { name: '消息' }).click();
  expect(onValueChange).toHaveBeenLastCalledWith('消息');
  await expect.element(screen.getByRole('tabpanel')).toHaveTextContent('产品内容');
  await screen.rerender(draw('消息'));
  await expect.element(screen.getByRole('tabpanel')).toHaveTextContent('消息内容');
});
