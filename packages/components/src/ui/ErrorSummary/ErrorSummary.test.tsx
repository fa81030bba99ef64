import { createPortal } from 'react-dom';
import { expect, it } from 'vitest';
import { userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { ErrorSummary } from './ErrorSummary.js';

it('takes focus when it appears, and its link focuses the field', async () => {
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

it('takes focus when the first error appears later', async () => {
  const screen = await render(<ErrorSummary errors={[]} />);
  expect(screen.container).toBeEmptyDOMElement();
  await screen.rerender(<ErrorSummary errors={[{ fieldId: 'phone', message: '请输入手机号' }]} />);
  await expect.element(screen.getByRole('alert')).toHaveFocus();
});

it('focuses fields by keyboard in a shadow root', async () => {
  const host = document.body.appendChild(document.createElement('div'));
  const root = host.attachShadow({ mode: 'open' });
  await render(
    <>
      {createPortal(
        <>
          <ErrorSummary errors={[{ fieldId: 'area', message: '请选择地区' }]} />
          <select id="area" aria-label="地区" />
        </>,
        root.appendChild(document.createElement('div')),
      )}
    </>,
  );
  await expect.poll(() => root.activeElement?.getAttribute('role')).toBe('alert');
  await userEvent.keyboard('{Tab}{Enter}');
  expect(root.activeElement?.id).toBe('area');
  host.remove();
});

it('lists every message under its title', async () => {
  const errors = [
    { fieldId: 'a', message: '请输入金额' },
    { fieldId: 'b', message: '请选择期限' },
  ];
  const screen = await render(<ErrorSummary title="有两处需要修改" errors={errors} />);
  const alert = screen.getByRole('alert');
  await expect.element(alert).toHaveTextContent('有两处需要修改');
  const links = alert.getByRole('link').elements();
  expect(links.map((link) => link.textContent)).toEqual(['请输入金额', '请选择期限']);
});

it('names the field of each message', async () => {
  const screen = await render(
    <>
      <ErrorSummary
        errors={[{ fieldId: 'amount', label: '申请金额', message: '不能高于 500 万元' }]}
      />
      <input id="amount" aria-label="申请金额" />
    </>,
  );
  const link = screen.getByRole('link', { name: '申请金额：不能高于 500 万元' });
  await link.click();
  await expect.element(screen.getByRole('textbox', { name: '申请金额' })).toHaveFocus();
});

it('does not repeat a label that the message contains', async () => {
  const errors = [{ fieldId: 'amount', label: '申请金额', message: '申请金额不能高于500万元' }];
  const screen = await render(<ErrorSummary errors={errors} />);
  await expect.element(screen.getByRole('link')).toHaveTextContent(/^申请金额不能高于500万元$/);
});
