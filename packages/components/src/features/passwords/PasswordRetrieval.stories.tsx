import { createMockClient, type MockScenarios } from '@huiqi/sdk/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { memoryDraftStorage } from '../../provider/draftStorage.js';
import { HuiqiProvider } from '../../provider/HuiqiProvider.js';
import { sampleGraphic } from '../captchas/samplePictures.js';
import { passwordsCopy } from './copy.js';
import { PasswordRetrieval } from './PasswordRetrieval.js';
import type { RetrievalStep } from './retrieval.js';

const meta = { title: 'passwords/PasswordRetrieval' } satisfies Meta;
export default meta;

type Canvas = ReturnType<typeof within>;

function Host({ start = 'VERIFY' }: { readonly start?: RetrievalStep }) {
  const [step, setStep] = useState(start);
  return <PasswordRetrieval step={step} onStepChange={setStep} login={{ href: '#login' }} />;
}
const draw = (scenarios: MockScenarios = {}) => (
  <HuiqiProvider client={createMockClient(scenarios)} drafts={memoryDraftStorage()}>
    <Host />
  </HuiqiProvider>
);
async function verify(canvas: Canvas) {
  await userEvent.type(canvas.getByRole('textbox', { name: /手机号/ }), '138 0000 0001');
  await userEvent.type(canvas.getByRole('textbox', { name: /验证码/ }), '482915{Enter}');
}

export const Verify: StoryObj = { render: () => draw() };

/** The new password step cannot be opened by its address. */
export const NotVerified: StoryObj = {
  render: () => (
    <HuiqiProvider client={createMockClient()} drafts={memoryDraftStorage()}>
      <Host start="RESET" />
    </HuiqiProvider>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox', { name: /手机号/ })).toBeVisible();
    await expect(canvas.queryByLabelText(/^新密码/)).toBeNull();
  },
};

export const NotRegistered: StoryObj = {
  render: () => draw({ retrievePasswordByPhone: { code: '794104' } }),
  play: async ({ canvas }) => {
    await verify(canvas);
    await expect(await canvas.findByText('手机号未注册，请先注册')).toBeVisible();
  },
};

export const CodeWrong: StoryObj = {
  render: () => draw({ retrievePasswordByPhone: { code: '792102' } }),
  play: async ({ canvas }) => {
    await verify(canvas);
    await expect(await canvas.findByText('手机验证码错误')).toBeVisible();
  },
};

/** The captcha dialog closes, and its field is ready for another phone. */
export const NotRegisteredWhenAskedForCode: StoryObj = {
  render: () =>
    draw({
      getGraphicCaptcha: () => ({ data: sampleGraphic() }),
      sendResetCaptcha: { code: '794104' },
    }),
  play: async ({ canvas }) => {
    const phone = canvas.getByRole('textbox', { name: /手机号/ });
    await userEvent.type(phone, '13900000299');
    await userEvent.click(canvas.getByRole('button', { name: '获取验证码' }));
    const dialog = within(await screen.findByRole('dialog'));
    await dialog.findByRole('img');
    await userEvent.type(dialog.getByRole('textbox'), 'K7PX{Enter}');
    await waitFor(() => expect(phone).toHaveAccessibleDescription(/手机号未注册，请先注册/));
    await expect(phone).toHaveValue('');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  },
};

async function setNew(canvas: Canvas) {
  await verify(canvas);
  await userEvent.type(await canvas.findByLabelText(/^新密码/), 'Chang-e@2027');
  await userEvent.type(canvas.getByLabelText(/^确认新密码/), 'Chang-e@2027{Enter}');
}

export const ResetRefused: StoryObj = {
  render: () => draw({ retrievePassword: { code: '100500' } }),
  play: async ({ canvas }) => {
    await setNew(canvas);
    await expect(await canvas.findByText('修改密码错误')).toBeVisible();
  },
};

/** Phone and code must be verified again; the phone is kept. */
export const ProofRanOut: StoryObj = {
  render: () => draw({ retrievePassword: { code: '792102' } }),
  play: async ({ canvas }) => {
    await setNew(canvas);
    await expect(await canvas.findByRole('textbox', { name: /手机号/ })).toHaveValue('13800000001');
    await expect(canvas.getByText('手机验证码错误')).toBeVisible();
  },
};

export const Reset: StoryObj = {
  render: () => draw(),
  play: async ({ canvas }) => {
    await verify(canvas);
    await userEvent.type(await canvas.findByLabelText(/^新密码/), 'Chang-e@2027');
    await expect(canvas.getByText(/密码强度/)).toBeVisible();
  },
};

export const Done: StoryObj = {
  render: () => draw(),
  play: async ({ canvas }) => {
    await setNew(canvas);
    const heading = await canvas.findByRole('heading', { name: passwordsCopy.retrieveDoneTitle });
    await waitFor(() => expect(heading).toHaveFocus());
  },
};
