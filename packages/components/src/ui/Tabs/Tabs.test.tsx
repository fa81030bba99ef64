import { expect, it } from 'vitest';
import { userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { Tabs } from './Tabs.js';

const tabs = ['产品', '订单', '消息'].map((label) => ({
  value: label,
  label,
  content: `${label}内容`,
}));

it('moves with the arrow keys, round the ends, and shows that panel', async () => {
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
