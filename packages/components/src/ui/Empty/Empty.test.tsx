import { expect, it } from 'vitest';
import { render } from 'vitest-browser-react';
import { Empty } from './Empty.js';

it('title defaults to 暂无数据', async () => {
  const screen = await render(<Empty />);
  await expect.element(screen.getByText('暂无数据')).toBeVisible();
  await screen.rerender(<Empty title="没有订单" description="去看看产品" />);
  await expect.element(screen.getByText('去看看产品')).toBeVisible();
});
