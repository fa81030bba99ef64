import { createMockClient, type MockScenarios } from '@huiqi/sdk/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, userEvent, type within } from 'storybook/test';
import { memoryDraftStorage } from '../../provider/draftStorage.js';
import { HuiqiProvider } from '../../provider/HuiqiProvider.js';
import { passwordsCopy } from './copy.js';
import { PasswordRetrieval } from './PasswordRetrieval.js';
import type { RetrievalStep } from './retrieval.js';

const meta = { title: 'passwords/PasswordRetrieval' } satisfies Meta;
export default meta;

type Canvas = ReturnType<typeof within>;

function Host() {
  const [step, setStep] = useState<RetrievalStep>('VERIFY');
  return <PasswordRetrieval step={step} onStepChange={setStep} login={{ href: '#login' }} />;
}
const draw = (scenarios: MockScenarios = {}) => (
  <HuiqiProvider client={createMockClient(scenarios)} drafts={memoryDraftStorage()}>
    <Host />
  </HuiqiProvider>
);
async function verify(canvas: Canvas) {
  await userEvent.type(canvas.getByRole('textbox', { name: /手机号/ }), '13800000001');
  await userEvent.type(canvas.getByRole('textbox', { name: /验证码/ }), '482915{Enter}');
}

export const Verify: StoryObj = { render: () => draw() };

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
    await verify(canvas);
    await userEvent.type(await canvas.findByLabelText(/^新密码/), 'Chang-e@2027');
    await userEvent.type(canvas.getByLabelText(/^确认新密码/), 'Chang-e@2027{Enter}');
    const heading = await canvas.findByRole('heading', { name: passwordsCopy.retrieveDoneTitle });
    await expect(heading).toHaveFocus();
  },
};
