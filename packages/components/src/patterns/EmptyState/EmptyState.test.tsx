import { expect, it, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { EmptyState } from './EmptyState.js';
import { ErrorState } from './ErrorState.js';

it('tells never-had from filtered-away, each with one way on', async () => {
  const onSelect = vi.fn();
  const screen = await render(
    <EmptyState kind="never" title="还没有申请" action={{ label: '查找产品', href: '#loan' }} />,
  );
  const drawing = () => screen.container.querySelector('path')?.getAttribute('d');
  const never = drawing();
  await expect.element(screen.getByRole('link', { name: '查找产品' })).toBeVisible();
  await screen.rerender(
    <EmptyState kind="filtered" title="没有符合条件的" action={{ label: '清除', onSelect }} />,
  );
  expect(drawing()).not.toBe(never);
  await screen.getByRole('button', { name: '清除' }).click();
  expect(onSelect).toHaveBeenCalledOnce();
  expect(screen.getByRole('alert').elements()).toHaveLength(0);
});

it('announces a fault, with its number and another try', async () => {
  const writeText = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
  const onSelect = vi.fn();
  const screen = await render(
    <ErrorState kind="fault" requestId="web-1" action={{ label: '重试', onSelect }} />,
  );
  const alert = screen.getByRole('alert');
  await expect.element(alert).toHaveTextContent(/系统繁忙.*web-1/);
  await alert.getByRole('button', { name: '复制请求编号' }).click();
  expect(writeText).toHaveBeenCalledWith('web-1');
  await alert.getByRole('button', { name: '重试' }).click();
  expect(onSelect).toHaveBeenCalledOnce();
  writeText.mockRestore();
});

it('says who may help where something is forbidden, and offers no other try', async () => {
  const screen = await render(
    <ErrorState
      kind="forbidden"
      heading="h1"
      helper="请联系平台管理员"
      help={<a href="tel:023">023-7450 0000</a>}
    />,
  );
  await expect.element(screen.getByText('请联系平台管理员')).toBeVisible();
  await expect.element(screen.getByRole('heading', { level: 1 })).toHaveTextContent('权限');
  await expect.element(screen.getByRole('link', { name: '023-7450 0000' })).toBeVisible();
  expect(screen.getByRole('button').elements()).toHaveLength(0);
});

it('shows no number for a wrong address', async () => {
  const screen = await render(
    <ErrorState kind="notFound" action={{ label: '返回首页', href: '#home' }} />,
  );
  await expect.element(screen.getByRole('link', { name: '返回首页' })).toBeVisible();
  expect(screen.container.querySelector('code')).toBeNull();
});
