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

it('uses a fixed id, and is described by the hint alone without an error', async () => {
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

it('announces a later message through an existing live region', async () => {
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
