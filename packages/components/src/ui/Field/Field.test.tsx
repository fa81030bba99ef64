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
