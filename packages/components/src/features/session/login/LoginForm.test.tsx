import { createMockClient, type MockScenarios } from '@huiqi/sdk/testing';
import { expect, it, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { memoryDraftStorage } from '../../../provider/draftStorage.js';
import { HuiqiProvider } from '../../../provider/HuiqiProvider.js';
import { LoginForm } from './LoginForm.js';
import { keepLoginAccount } from '../../passwords/loginAccount.js';
import { rememberKey, type LoginKind } from './loginKind.js';

const entries: Readonly<
  Record<LoginKind, readonly [account: RegExp, text: string, secret: RegExp]>
> = {
  password: [/手机号/, '13800000001', /^密码/],
  phone: [/手机号/, '13800000001', /^短信验证码/],
  tax: [/税号/, '91500231ma5u0000x1', /^密码/],
};

async function draw(scenarios: MockScenarios, kind: LoginKind = 'password') {
  const client = createMockClient(scenarios);
  const onSuccess = vi.fn();
  const screen = await render(
    <HuiqiProvider client={client} drafts={memoryDraftStorage()}>
      <LoginForm kinds={[kind]} onSuccess={onSuccess} />
    </HuiqiProvider>,
  );
  const [account, text, secret] = entries[kind];
  await screen.getByRole('textbox', { name: account }).fill(text);
  await screen.getByLabelText(secret).fill(kind === 'phone' ? '482915' : 'Sample@2026');
  const submit = screen.getByRole('button', { name: '登录', exact: true });
  const bodies = (id: string) =>
    client.transport.requests.filter(({ operationId }) => operationId === id);
  return { client, screen, submit, onSuccess, bodies };
}

// Spec 1 §8: code, message, and its field.
it.each([
  ['password', 'loginByPassword', '792105', '用户或密码输入错误'],
  ['password', 'loginByPassword', '794104', '用户或密码输入错误'],
  ['phone', 'loginByPhone', '792102', '短信验证码错误'],
  ['phone', 'loginByPhone', '794104', '用户名或验证码输入错误'],
  ['tax', 'loginByTaxNumber', '791104', '税号或者密码输入错误'],
  ['tax', 'loginByTaxNumber', '001001', '税号或者密码输入错误'],
] as const)(
  'by %s: %s refused with %s says so at its field',
  async (kind, operation, code, says) => {
    const { screen, submit } = await draw({ [operation]: { code } }, kind);
    await submit.click();
    await expect.element(screen.getByText(says)).toBeVisible();
    const wrong = screen.container.querySelectorAll('[aria-invalid="true"]');
    expect(wrong).toHaveLength(1);
    expect(wrong[0]).toHaveAccessibleDescription(new RegExp(says));
    await expect.poll(() => document.activeElement).toBe(wrong[0]);
  },
);

it('says other failures in the words of the server, faults with their number, and keeps what was typed', async () => {
  const { client, screen, submit, onSuccess } = await draw({
    loginByPassword: { code: '100403', message: '账号已停用，请联系客服' },
  });
  await submit.click();
  await expect.element(screen.getByText('账号已停用，请联系客服')).toBeVisible();
  client.transport.use({ loginByPassword: { code: '100500' } });
  await submit.click();
  await expect.element(screen.getByText('系统繁忙，请稍后重试')).toBeVisible();
  await expect.element(screen.getByText(/web-/)).toBeVisible();
  await expect.element(screen.getByRole('textbox', { name: /手机号/ })).toHaveValue('13800000001');
  client.transport.use({ loginByPassword: {} });
  await submit.click();
  await vi.waitFor(() => expect(onSuccess).toHaveBeenCalledOnce());
});

it('sends a double click once', async () => {
  const { submit, onSuccess, bodies } = await draw({ loginByPassword: { delayMs: 300 } });
  await userEvent.dblClick(submit);
  await vi.waitFor(() => expect(onSuccess).toHaveBeenCalledOnce());
  expect(bodies('loginByPassword')).toHaveLength(1);
});

it('sends a tax number in capital letters', async () => {
  const { submit, onSuccess, bodies } = await draw({}, 'tax');
  await submit.click();
  await vi.waitFor(() => expect(onSuccess).toHaveBeenCalledOnce());
  expect(JSON.stringify(bodies('loginByTaxNumber')[0]?.body)).toContain('91500231MA5U0000X1');
});

it('leaves no gap between the ways to log in and the first field', async () => {
  const screen = await render(
    <HuiqiProvider client={createMockClient()} drafts={memoryDraftStorage()}>
      <LoginForm onSuccess={vi.fn()} />
    </HuiqiProvider>,
  );
  const { bottom } = screen.getByRole('tablist').element().getBoundingClientRect();
  const label = screen.container.querySelector('label');
  const gap = (label?.getBoundingClientRect().top ?? 0) - bottom;
  expect(gap).toBeGreaterThan(8);
  expect(gap).toBeLessThan(28);
});

it('remembers nothing of what this tab knows anyway, unless it is told to', async () => {
  const drafts = memoryDraftStorage();
  keepLoginAccount(drafts, '13800000001');
  const onSuccess = vi.fn();
  const screen = await render(
    <HuiqiProvider client={createMockClient()} drafts={drafts}>
      <LoginForm kinds={['password']} onSuccess={onSuccess} />
    </HuiqiProvider>,
  );
  await expect.element(screen.getByRole('textbox', { name: /手机号/ })).toHaveValue('13800000001');
  await expect.element(screen.getByRole('checkbox', { name: '记住账号' })).not.toBeChecked();
  await screen.getByLabelText(/^密码/).fill('Sample@2026');
  await screen.getByRole('button', { name: '登录', exact: true }).click();
  await vi.waitFor(() => expect(onSuccess).toHaveBeenCalledOnce());
  expect(drafts.lasting.get(rememberKey('password'))).toBeUndefined();
});
