import { createMockClient, type MockScenarios } from '@huiqi/sdk/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, type within } from 'storybook/test';
import { memoryDraftStorage } from '../../provider/draftStorage.js';
import { HuiqiProvider } from '../../provider/HuiqiProvider.js';
import { sessionCopy } from './copy.js';
import { LoginForm } from './LoginForm.js';

const meta = { title: 'session/LoginForm' } satisfies Meta;
export default meta;

type Canvas = ReturnType<typeof within>;
const onSuccess = fn();
const draw = (scenarios: MockScenarios = {}) => (
  <HuiqiProvider client={createMockClient(scenarios)} drafts={memoryDraftStorage()}>
    <LoginForm onSuccess={onSuccess} />
  </HuiqiProvider>
);
async function signIn(canvas: Canvas) {
  onSuccess.mockClear();
  await userEvent.type(canvas.getByRole('textbox', { name: /手机号/ }), '13800000001');
  await userEvent.type(canvas.getByLabelText(/^密码/), 'Sample@2026{Enter}');
}

export const Ready: StoryObj = { render: () => draw() };

export const TaxNumber: StoryObj = {
  render: () => draw(),
  play: async ({ canvas }) => {
    canvas.getByRole('tab', { name: sessionCopy.passwordTab }).focus();
    await userEvent.keyboard('{ArrowRight}');
    await expect(canvas.getByRole('textbox', { name: /税号/ })).toBeVisible();
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

export const Refused: StoryObj = {
  render: () => draw({ loginByPassword: { code: '100500' } }),
  play: async ({ canvas }) => {
    await signIn(canvas);
    await expect(await canvas.findByText(sessionCopy.failed)).toBeVisible();
    await expect(onSuccess).not.toHaveBeenCalled();
  },
};
