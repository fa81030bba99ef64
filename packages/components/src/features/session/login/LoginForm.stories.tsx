import { createMockClient, type MockScenarios } from '@huiqi/sdk/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { memoryDraftStorage } from '../../../provider/draftStorage.js';
import { HuiqiProvider } from '../../../provider/HuiqiProvider.js';
import { sessionCopy } from '../copy.js';
import { LoginForm, type LoginFormProps } from './LoginForm.js';

const meta = { title: 'session/LoginForm' } satisfies Meta;
export default meta;

type Canvas = ReturnType<typeof within>;
const onSuccess = fn();
const draw = (scenarios: MockScenarios = {}, props: Partial<LoginFormProps> = {}) => (
  <HuiqiProvider client={createMockClient(scenarios)} drafts={memoryDraftStorage()}>
    <LoginForm forgot={{ href: '#forgot' }} {...props} onSuccess={onSuccess} />
  </HuiqiProvider>
);
async function signIn(canvas: Canvas) {
  onSuccess.mockClear();
  await userEvent.type(canvas.getByRole('textbox', { name: /手机号/ }), '138 0000 0001');
  await userEvent.type(canvas.getByLabelText(/^密码/), 'Sample@2026{Enter}');
}

export const Ready: StoryObj = { render: () => draw() };

export const PasswordOnly: StoryObj = { render: () => draw({}, { kinds: ['password'] }) };

export const ThirdParty: StoryObj = {
  render: () =>
    draw({}, { thirdParty: { label: '电子营业执照登录', href: 'https://sso.huiqi.example/' } }),
};

export const TaxNumber: StoryObj = {
  render: () => draw(),
  play: async ({ canvas }) => {
    canvas.getByRole('tab', { name: sessionCopy.passwordTab }).focus();
    await userEvent.keyboard('{ArrowRight}{ArrowRight}');
    await expect(canvas.getByRole('textbox', { name: /税号/ })).toBeVisible();
  },
};

export const PhoneCode: StoryObj = {
  render: () => draw(),
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('tab', { name: sessionCopy.phoneTab }));
    await userEvent.click(canvas.getByRole('button', { name: sessionCopy.login }));
    await expect(canvas.getByText('请输入手机号')).toBeVisible();
    await expect(canvas.getByText('请输入验证码')).toBeVisible();
  },
};

export const NothingEntered: StoryObj = {
  render: () => draw(),
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: sessionCopy.login }));
    await expect(canvas.getByText(sessionCopy.passwordNeeded)).toBeVisible();
    await expect(canvas.getByRole('textbox', { name: /手机号/ })).toHaveFocus();
  },
};

export const SignsIn: StoryObj = {
  render: () => draw(),
  play: async ({ canvas }) => {
    await signIn(canvas);
    await waitFor(() => expect(onSuccess).toHaveBeenCalledOnce());
  },
};

export const Busy: StoryObj = {
  render: () => draw({ loginByPassword: { hang: true } }),
  play: async ({ canvas }) => signIn(canvas),
};

export const WrongPassword: StoryObj = {
  render: () => draw({ loginByPassword: { code: '792105' } }),
  play: async ({ canvas }) => {
    await signIn(canvas);
    await expect(await canvas.findByText('用户或密码输入错误')).toBeVisible();
    await waitFor(() => expect(canvas.getByLabelText(/^密码/)).toHaveFocus());
    await expect(onSuccess).not.toHaveBeenCalled();
  },
};

export const CaptchaAsked: StoryObj = {
  render: () => draw({ loginByPassword: { code: '792103' } }),
  play: async ({ canvas }) => {
    await signIn(canvas);
    const dialog = await screen.findByRole('dialog');
    await expect(dialog).toBeVisible();
    await expect(within(dialog).queryByText('图形验证码错误')).toBeNull();
  },
};

export const Refused: StoryObj = {
  render: () => draw({ loginByPassword: { code: '100500' } }),
  play: async ({ canvas }) => {
    await signIn(canvas);
    await expect(await canvas.findByText(sessionCopy.failed)).toBeVisible();
    await expect(onSuccess).not.toHaveBeenCalled();
  },
};
