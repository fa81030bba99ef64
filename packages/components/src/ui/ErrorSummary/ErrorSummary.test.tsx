import { expect, it } from 'vitest';
import { render } from 'vitest-browser-react';
import { ErrorSummary } from './ErrorSummary.js';

it('takes focus when it appears, and its link leads to the field', async () => {
  const screen = await render(
    <>
      <ErrorSummary errors={[{ fieldId: 'amount', message: '请输入金额' }]} />
      <input id="amount" aria-label="金额" />
    </>,
  );
  await expect.element(screen.getByRole('alert')).toHaveFocus();
  await screen.getByRole('link', { name: '请输入金额' }).click();
  await expect.element(screen.getByRole('textbox', { name: '金额' })).toHaveFocus();
});

it('takes focus when the first error comes after it was drawn', async () => {
  const screen = await render(<ErrorSummary errors={[]} />);
  expect(screen.container).toBeEmptyDOMElement();
  await screen.rerender(<ErrorSummary errors={[{ fieldId: 'phone', message: '请输入手机号' }]} />);
  await expect.element(screen.getByRole('alert')).toHaveFocus();
});
