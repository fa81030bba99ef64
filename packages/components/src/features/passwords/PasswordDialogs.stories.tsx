import { createMockClient, type MockScenarios } from '@huiqi/sdk/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import type { ReactNode } from 'react';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { memoryDraftStorage } from '../../provider/draftStorage.js';
import { HuiqiProvider } from '../../provider/HuiqiProvider.js';
import { ChangePasswordDialog } from './ChangePasswordDialog.js';
import { passwordsCopy } from './copy.js';
import { FirstPasswordDialog } from './FirstPasswordDialog.js';

const meta = { title: 'passwords/PasswordDialogs' } satisfies Meta;
export default meta;

const onDone = fn();
const draw = (children: ReactNode, scenarios: MockScenarios = {}) => (
  <HuiqiProvider client={createMockClient(scenarios)} drafts={memoryDraftStorage()}>
    {children}
  </HuiqiProvider>
);
const change = (scenarios?: MockScenarios) =>
  draw(<ChangePasswordDialog open onOpenChange={fn()} onChanged={onDone} />, scenarios);
const first = (type: 'TAX' | 'PHONE') =>
  draw(<FirstPasswordDialog open user={{ type, phone: null }} onDone={onDone} />);

async function fill(label: RegExp, text: string) {
  await userEvent.type(await screen.findByLabelText(label), text);
}
async function changePassword() {
  onDone.mockClear();
  await fill(/^原密码/, 'Huiqi@2026');
  await fill(/^新密码/, 'Chang-e@2027');
  await fill(/^确认新密码/, 'Chang-e@2027{Enter}');
}

export const Change: StoryObj = { render: () => change() };

export const ChangeNothingEntered: StoryObj = {
  render: () => change(),
  play: async () => {
    await userEvent.click(await screen.findByRole('button', { name: passwordsCopy.changeSubmit }));
    await expect(screen.getByText(passwordsCopy.oldPasswordNeeded)).toBeVisible();
    await expect(screen.getByLabelText(/^原密码/)).toHaveFocus();
  },
};

export const Changed: StoryObj = {
  render: () => change(),
  play: async () => {
    await changePassword();
    await waitFor(() => expect(onDone).toHaveBeenCalledOnce());
  },
};

export const OldPasswordWrong: StoryObj = {
  render: () => change({ changePassword: { code: '792105' } }),
  play: async () => {
    await changePassword();
    await expect(await screen.findByText('原密码输入错误')).toBeVisible();
    await expect(onDone).not.toHaveBeenCalled();
  },
};

/** The code field appears, and is cleared by a wrong code; other input is kept. */
export const ChangeCodeWrong: StoryObj = {
  render: () => change({ changePassword: { code: '792102' } }),
  play: async () => {
    await changePassword();
    await expect(await screen.findByText('手机验证码错误')).toBeVisible();
    const code = screen.getByRole('textbox', { name: /验证码/ });
    await userEvent.type(code, '482915{Enter}');
    await waitFor(() => expect(code).toHaveValue(''));
    await expect(screen.getByLabelText(/^原密码/)).toHaveValue('Huiqi@2026');
  },
};

export const ChangeRefused: StoryObj = {
  render: () => change({ changePassword: { code: '100400', message: '请先完成短信验证' } }),
  play: async () => {
    await changePassword();
    await expect(await screen.findByText('请先完成短信验证')).toBeVisible();
  },
};

export const First: StoryObj = { render: () => first('PHONE') };

export const FirstOfTaxpayer: StoryObj = {
  render: () => first('TAX'),
  play: async () => {
    await userEvent.click(await screen.findByRole('button', { name: passwordsCopy.firstSubmit }));
    await expect(screen.getByText('请输入手机号')).toBeVisible();
    await expect(screen.getByText('请再次输入密码')).toBeVisible();
  },
};

const firstRefused = (code: string, words: string): StoryObj => ({
  render: () =>
    draw(<FirstPasswordDialog open user={{ type: 'TAX', phone: null }} onDone={onDone} />, {
      addPhoneAndPassword: { code },
    }),
  play: async () => {
    await userEvent.type(
      await screen.findByRole('textbox', { name: /手机号/ }),
      '+86 139 0000 0077',
    );
    await fill(/^设置密码/, 'Chang-e@2027');
    await fill(/^确认密码/, 'Chang-e@2027');
    await userEvent.type(screen.getByRole('textbox', { name: /验证码/ }), '482915{Enter}');
    await expect(await screen.findByText(words)).toBeVisible();
  },
});

export const FirstCodeWrong = firstRefused('792102', '手机验证码错误');
export const FirstPhoneTaken = firstRefused('796113', '手机号重复');

export const FirstLater: StoryObj = {
  render: () => first('PHONE'),
  play: async () => {
    onDone.mockClear();
    await userEvent.click(await screen.findByRole('button', { name: passwordsCopy.firstLater }));
    await expect(onDone).toHaveBeenCalledWith({ saved: false });
  },
};
