import { expect, it, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { Button } from './Button.js';

it('acts by keyboard, and not while it loads or is disabled', async () => {
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
  (screen.getByRole('button').element() as HTMLButtonElement).click();
  await screen.rerender(
    <Button onClick={onClick} disabled>
      提交
    </Button>,
  );
  (screen.getByRole('button').element() as HTMLButtonElement).click();
  expect(onClick).toHaveBeenCalledTimes(2);
});

it('submits a form only when told to', async () => {
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
