import { expect, it } from 'vitest';
import { render } from 'vitest-browser-react';
import { Field } from './Field.js';

it('ties label, hint and error to its control', async () => {
  const screen = await render(
    <Field label="手机号" required hint="11位" error="请输入手机号">
      {(control) => <input {...control} />}
    </Field>,
  );
  const box = screen.getByLabelText(/手机号/);
  await expect.element(box).toHaveAttribute('aria-invalid', 'true');
  await expect.element(box).toHaveAccessibleDescription(/请输入手机号/);
});

it('keeps a fixed id, describes by the hint alone, and is silent about errors it has not', async () => {
  const screen = await render(
    <Field label="昵称" id="nickname" hint="最多10个字">
      {(control) => <input {...control} />}
    </Field>,
  );
  const box = screen.getByLabelText('昵称');
  await expect.element(box).toHaveAttribute('id', 'nickname');
  await expect.element(box).toHaveAccessibleDescription('最多10个字');
  await expect.element(box).not.toHaveAttribute('aria-invalid');
  await expect.element(box).not.toHaveAttribute('aria-required');
});

it('speaks a message that comes later through a live region that was there before', async () => {
  const draw = (error?: string) => (
    <Field label="手机号" error={error}>
      {(control) => <input {...control} />}
    </Field>
  );
  const screen = await render(draw());
  const region = screen.container.querySelector('[aria-live=polite]');
  expect(region?.textContent).toBe('');
  await screen.rerender(draw('请输入手机号'));
  expect(region?.isConnected).toBe(true);
  expect(region?.textContent).toBe('请输入手机号');
});
