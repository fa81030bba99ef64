import { useLayoutEffect, useRef } from 'react';
import { expect, it } from 'vitest';
import { render } from 'vitest-browser-react';
import { useFields } from './useFields.js';

const outcomes: boolean[] = [];

function Form() {
  const fields = useFields({ phone: '', code: '' });
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        const { phone, code } = fields.values;
        outcomes.push(
          fields.report({
            ...(code === '' ? { code: '请输入验证码' } : {}),
            ...(phone === '' ? { phone: '请输入手机号' } : {}),
          }),
        );
      }}
    >
      <input aria-label="手机号" {...fields.bind('phone')} />
      <input aria-label="验证码" {...fields.bind('code')} />
      <p>{Object.values(fields.problems).filter(Boolean).join('、')}</p>
      <button type="submit">提交</button>
    </form>
  );
}

it('shows one message a field, focuses the first of the form and clears what is typed into', async () => {
  const screen = await render(<Form />);
  const submit = screen.getByRole('button');
  await submit.click();
  await expect.element(screen.getByText('请输入验证码、请输入手机号')).toBeVisible();
  await expect.element(screen.getByLabelText('手机号')).toHaveFocus();
  await screen.getByLabelText('手机号').fill('13800000001');
  await expect.element(screen.getByText('请输入验证码', { exact: true })).toBeVisible();
  await submit.click();
  await expect.element(screen.getByLabelText('验证码')).toHaveFocus();
  await screen.getByLabelText('验证码').fill('482915');
  await submit.click();
  expect(outcomes).toEqual([false, false, true]);
});

function Chosen({ reported }: { readonly reported?: { readonly phone: string } }) {
  const { bind, problems } = useFields({ phone: '' }, reported);
  const other = useRef<HTMLInputElement>(null);
  useLayoutEffect(() => other.current?.focus());
  return (
    <>
      <input aria-label="手机号" {...bind('phone')} />
      <input aria-label="昵称" ref={other} />
      <p>{problems.phone}</p>
    </>
  );
}

it('focuses a field that the server refused before that is seen, and no later', async () => {
  const screen = await render(<Chosen />);
  await screen.rerender(<Chosen reported={{ phone: '手机号已注册' }} />);
  await expect.element(screen.getByText('手机号已注册')).toBeVisible();
  await expect.element(screen.getByLabelText('昵称')).toHaveFocus();
});
