import { expect, it, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { LinkButton } from '../LinkButton/LinkButton.js';
import { Button } from './Button.js';

it('can be pressed by keyboard, but not while loading or disabled', async () => {
  const onClick = vi.fn();
  const screen = await render(<Button onClick={onClick}>提交</Button>);
  const button = screen.getByRole('button', { name: '提交' });
  button.element().focus();
  await userEvent.keyboard('{Enter} ');
  expect(onClick).toHaveBeenCalledTimes(2);
  await screen.rerender(
    <Button onClick={onClick} loading>
      提交
    </Button>,
  );
  const loading = screen.getByRole('button').element() as HTMLButtonElement;
  loading.click();
  // A disabled element would lose the focus.
  expect([loading.disabled, loading.ariaDisabled]).toEqual([false, 'true']);
  await screen.rerender(
    <Button onClick={onClick} disabled>
      提交
    </Button>,
  );
  (screen.getByRole('button').element() as HTMLButtonElement).click();
  expect(onClick).toHaveBeenCalledTimes(2);
});

it.each([
  [
    'Button',
    <Button key="text" variant="text">
      全部已读
    </Button>,
  ],
  [
    'LinkButton',
    <LinkButton key="text" variant="text" href="#all">
      全部已读
    </LinkButton>,
  ],
])('aligns the text of a text %s with its column', async (_, button) => {
  const screen = await render(
    <div style={{ padding: '0 24px' }}>
      <p>消息</p>
      {button}
    </div>,
  );
  const range = document.createRange();
  range.selectNodeContents(screen.getByText('全部已读').element());
  const paragraph = screen.getByText('消息').element();
  expect(range.getBoundingClientRect().left).toBe(paragraph.getBoundingClientRect().left);
});

it('does not overlap the text button beside it', async () => {
  const screen = await render(
    <div style={{ display: 'flex', gap: 8 }}>
      <Button variant="text">查看</Button>
      <Button variant="text">撤回</Button>
    </div>,
  );
  const [first, second] = screen
    .getByRole('button')
    .elements()
    .map((button) => button.getBoundingClientRect());
  // Transparent borders may overlap.
  expect(second!.left - first!.right).toBeGreaterThanOrEqual(-1);
});

it('submits a form only if it is of type submit', async () => {
  const onSubmit = vi.fn((event: { preventDefault(): void }) => event.preventDefault());
  const screen = await render(
    <form onSubmit={onSubmit}>
      <Button>取消</Button>
      <Button type="submit">提交</Button>
    </form>,
  );
  await screen.getByRole('button', { name: '取消' }).click();
  expect(onSubmit).not.toHaveBeenCalled();
  await screen.getByRole('button', { name: '提交' }).click();
  expect(onSubmit).toHaveBeenCalledTimes(1);
});
