import { expect, it } from 'vitest';
import { render } from 'vitest-browser-react';
import { ToastProvider } from './ToastProvider.js';
import { useToast } from './useToast.js';

function Example() {
  const toast = useToast();
  return <button onClick={() => toast.success('已保存')}>保存</button>;
}

it('announces through a live region that exists before the first message', async () => {
  const screen = await render(
    <ToastProvider>
      <Example />
    </ToastProvider>,
  );
  const region = screen.getByRole('status').element();
  expect(region.getAttribute('aria-live')).toBe('polite');
  expect(region.textContent).toBe('');
  const save = screen.getByRole('button', { name: '保存' });
  await save.click();
  await save.click();
  await expect.poll(() => region.textContent).toBe('已保存');
  await screen.getByRole('button', { name: '关闭提示' }).click();
  await expect.poll(() => region.textContent).toBe('');
});

function Many() {
  const toast = useToast();
  return (
    <button
      onClick={() => {
        toast.info('一');
        toast.success('二');
        toast.error('三');
        toast.info('四');
      }}
    >
      说
    </button>
  );
}

it('shows the last three messages, each closable on its own', async () => {
  const screen = await render(
    <ToastProvider>
      <Many />
    </ToastProvider>,
  );
  const region = screen.getByRole('status');
  await screen.getByRole('button', { name: '说' }).click();
  await expect.element(region).toHaveTextContent('二三四');
  await screen.getByRole('button', { name: '关闭提示' }).nth(1).click();
  await expect.element(region).toHaveTextContent('二四');
});
