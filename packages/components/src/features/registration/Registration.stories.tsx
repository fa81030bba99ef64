import type { UserInfo } from '@huiqi/sdk';
import { createMockClient, type MockScenarios } from '@huiqi/sdk/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { memoryDraftStorage } from '../../provider/draftStorage.js';
import { HuiqiProvider } from '../../provider/HuiqiProvider.js';
import { sampleGraphic } from '../captchas/samplePictures.js';
import { registrationCopy } from './copy.js';
import { Registration } from './Registration.js';
import type { RegistrationStep } from './steps.js';

const meta = { title: 'registration/Registration' } satisfies Meta;
export default meta;

type Canvas = ReturnType<typeof within>;
const onFinish = fn();
const onRegister = fn();

interface HostProps {
  readonly start?: RegistrationStep;
  readonly name?: string;
}

function Host({ start = 'ACCOUNT', name }: HostProps) {
  const known = start === 'ACCOUNT' ? null : { name: name ?? null };
  const [user, setUser] = useState<Pick<UserInfo, 'name'> | null>(known);
  const [step, setStep] = useState<RegistrationStep>(start);
  return (
    <Registration
      user={user}
      step={step}
      onStepChange={setStep}
      login={{ href: '#login' }}
      agreementHref="#agreement"
      privacyHref="#privacy"
      onRegistered={() => setUser({ name: null })}
      onNamed={(next) => setUser({ name: next })}
      onFinish={onFinish}
    />
  );
}
const draw = (scenarios: MockScenarios = {}, props: HostProps = {}) => (
  <HuiqiProvider client={createMockClient(scenarios)} drafts={memoryDraftStorage()}>
    <Host {...props} />
  </HuiqiProvider>
);
async function fill(canvas: Canvas) {
  await userEvent.type(canvas.getByRole('textbox', { name: /手机号/ }), '139 0000 0009');
  await userEvent.type(canvas.getByLabelText(/^设置密码/), 'Chang-e@2027');
  await userEvent.type(canvas.getByLabelText(/^确认密码/), 'Chang-e@2027');
  await userEvent.type(canvas.getByRole('textbox', { name: /验证码/ }), '482915');
}
async function register(canvas: Canvas) {
  await fill(canvas);
  await userEvent.click(canvas.getByRole('checkbox'));
  await userEvent.click(canvas.getByRole('button', { name: registrationCopy.submit }));
}

export const Account: StoryObj = { render: () => draw() };

export const NothingEntered: StoryObj = {
  render: () => draw(),
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: registrationCopy.submit }));
    await expect(canvas.getByText('请输入手机号')).toBeVisible();
    await expect(canvas.getByText(registrationCopy.agreeNeeded)).toBeVisible();
  },
};

export const NotAgreed: StoryObj = {
  render: () => draw(),
  play: async ({ canvas }) => {
    await fill(canvas);
    await userEvent.click(canvas.getByRole('button', { name: registrationCopy.submit }));
    await expect(canvas.getByText(registrationCopy.agreeNeeded)).toBeVisible();
    await expect(canvas.getByRole('checkbox')).toHaveFocus();
  },
};

export const PhoneTaken: StoryObj = {
  render: () => draw({ register: { code: '795101' } }),
  play: async ({ canvas }) => {
    await register(canvas);
    await expect(await canvas.findByText('手机号 13900000009 已注册，请直接登录。')).toBeVisible();
    const phone = canvas.getByRole('textbox', { name: /手机号/ });
    await waitFor(() => expect(phone).toHaveValue(''));
    // Nothing is known of another number.
    await userEvent.type(phone, '139');
    await expect(canvas.queryByText(/已注册，请直接登录/)).toBeNull();
    await expect(phone).toHaveValue('139');
  },
};

export const PhoneDuplicate: StoryObj = {
  render: () => draw({ register: { code: '796113' } }),
  play: async ({ canvas }) => {
    await register(canvas);
    await expect(await canvas.findByText('手机号重复')).toBeVisible();
  },
};

export const CodeWrong: StoryObj = {
  render: () => draw({ register: { code: '792102' } }),
  play: async ({ canvas }) => {
    await register(canvas);
    const code = canvas.getByRole('textbox', { name: /验证码/ });
    await waitFor(() => expect(code).toHaveAccessibleDescription(/短信验证码错误/));
    await waitFor(() => expect(code).toHaveFocus());
  },
};

export const Refused: StoryObj = {
  render: () => draw({ register: { code: '100500' } }),
  play: async ({ canvas }) => {
    await register(canvas);
    await expect(await canvas.findByText('注册失败')).toBeVisible();
    await expect(canvas.getByText(/web-/)).toBeVisible();
  },
};

/** After more than one failed attempt the server requires a captcha: the same input is sent with it. */
export const CaptchaAsked: StoryObj = {
  render: () =>
    draw({
      getGraphicCaptcha: () => ({ data: sampleGraphic() }),
      register: ({ body }) => ('captchaUid' in (body as object) ? {} : { code: '792103' }),
    }),
  play: async ({ canvas }) => {
    await register(canvas);
    const dialog = within(await screen.findByRole('dialog'));
    await dialog.findByRole('img');
    await userEvent.type(dialog.getByRole('textbox'), 'K7PX{Enter}');
    await canvas.findByRole('heading', { name: registrationCopy.doneTitle });
  },
};

/** The second of two clicks sends nothing. */
export const ClickedTwice: StoryObj = {
  render: () =>
    draw({
      register: () => {
        onRegister();
        return { delayMs: 100 };
      },
    }),
  play: async ({ canvas }) => {
    onRegister.mockClear();
    await fill(canvas);
    await userEvent.click(canvas.getByRole('checkbox'));
    await userEvent.dblClick(canvas.getByRole('button', { name: registrationCopy.submit }));
    await canvas.findByRole('heading', { name: registrationCopy.doneTitle });
    await expect(onRegister).toHaveBeenCalledOnce();
  },
};

export const Registered: StoryObj = {
  render: () => draw(),
  play: async ({ canvas }) => {
    await register(canvas);
    const heading = await canvas.findByRole('heading', { name: registrationCopy.doneTitle });
    await waitFor(() => expect(heading).toHaveFocus());
  },
};

export const Nickname: StoryObj = {
  render: () => draw({}, { start: 'NICKNAME' }),
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: /昵称/ }), '明月食品{Enter}');
    await expect(await canvas.findByText(/明月食品，您好/)).toBeVisible();
  },
};

export const NicknameRefused: StoryObj = {
  render: () => draw({ setNickname: { code: '100500' } }, { start: 'NICKNAME' }),
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: /昵称/ }), '明月食品{Enter}');
    await expect(await canvas.findByText(registrationCopy.nicknameFailed)).toBeVisible();
  },
};

export const Done: StoryObj = {
  render: () => draw({}, { start: 'DONE', name: '明月食品' }),
  play: async ({ canvas }) => {
    onFinish.mockClear();
    await userEvent.click(canvas.getByRole('button', { name: registrationCopy.doneGo }));
    await waitFor(() => expect(onFinish).toHaveBeenCalledOnce());
  },
};
