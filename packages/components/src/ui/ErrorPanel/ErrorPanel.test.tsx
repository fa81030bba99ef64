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

it('copies by the older command without a clipboard; where both are refused, the number is selected', async () => {
  const writeText = vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error());
  const command = vi.spyOn(document, 'execCommand').mockReturnValueOnce(false);
  const screen = await render(<ErrorPanel title="获取失败" requestId="web-1" />);
  await screen.getByRole('button').click();
  await expect.poll(() => getSelection()?.toString()).toBe('web-1');
  await expect.element(screen.getByRole('button')).toHaveTextContent(/^复制$/);

  const copied = new DataTransfer();
  command.mockImplementationOnce(() => {
    const event = { clipboardData: copied, bubbles: true, cancelable: true };
    return !document.dispatchEvent(new ClipboardEvent('copy', event));
  });
  getSelection()?.removeAllRanges();
  await screen.getByRole('button').click();
  await expect.element(screen.getByRole('button')).toHaveTextContent('已复制');
  expect(copied.getData('text/plain')).toBe('web-1');
  command.mockRestore();
  writeText.mockRestore();
});

it('is announced, and shows no number without a request id', async () => {
  const screen = await render(<ErrorPanel compact title="网络请求失败" />);
  await expect.element(screen.getByRole('alert')).toHaveTextContent('网络请求失败');
  expect(screen.container.querySelector('button')).toBeNull();
});

it.each(['mistake', 'forbidden'] as const)('hides the request number of a %s', async (kind) => {
  const screen = await render(<ErrorPanel kind={kind} title="图形验证码错误" requestId="web-1" />);
  await expect.element(screen.getByRole('alert')).toHaveTextContent('图形验证码错误');
  await expect.element(screen.getByText(/web-1/)).not.toBeInTheDocument();
});

it.each([
  ['系统繁忙，请稍后重试', '系统繁忙'],
  ['请求失败，请重试', '请求失败'],
  ['获取产品信息失败', '获取产品信息失败'],
])('says 重试 only on the button: %s', async (title, shown) => {
  const onRetry = vi.fn();
  const screen = await render(<ErrorPanel {...{ title, onRetry }} description="请稍后重试。" />);
  await expect.element(screen.getByText(shown, { exact: true })).toBeVisible();
  expect(screen.container.textContent.match(/[重再]试/g)).toEqual(['重试']);
  await screen.getByRole('button', { name: '重试' }).click();
  expect(onRetry).toHaveBeenCalledOnce();
});

it('keeps the hint without a button, and is busy while retrying', async () => {
  const screen = await render(<ErrorPanel title="系统繁忙，请稍后重试" />);
  await expect.element(screen.getByText('系统繁忙，请稍后重试')).toBeVisible();
  await screen.rerender(<ErrorPanel title="系统繁忙" onRetry={() => undefined} retrying />);
  await expect.element(screen.getByRole('button')).toHaveAttribute('aria-busy', 'true');
});

it('says who can help with a missing permission, and offers no 重试', async () => {
  const screen = await render(
    <ErrorPanel kind="forbidden" title="您没有权限进行此操作" onRetry={() => undefined} />,
  );
  await expect.element(screen.getByText(/管理员/)).toBeVisible();
  await expect.element(screen.getByRole('button')).not.toBeInTheDocument();
});

it('is the heading of a page if it is all of it', async () => {
  const screen = await render(<ErrorPanel kind="mistake" title="请先选择申请" />);
  await expect.element(screen.getByRole('heading')).not.toBeInTheDocument();
  await screen.rerender(<ErrorPanel kind="mistake" heading="h1" title="请先选择申请" />);
  const heading = screen.getByRole('heading', { level: 1, name: '请先选择申请' });
  await expect.element(heading).toHaveAttribute('tabindex', '-1');
});
