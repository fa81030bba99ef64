import { sendRegisterCaptcha } from '@huiqi/sdk';
import { createMockClient, type MockScenarios } from '@huiqi/sdk/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { useClient } from '../../provider/context.js';
import { memoryDraftStorage } from '../../provider/draftStorage.js';
import { HuiqiProvider } from '../../provider/HuiqiProvider.js';
import { captchasCopy as copy } from './copy.js';
import { PhoneCodeField, type PhoneCodeFieldProps } from './PhoneCodeField.js';
import { sampleGraphic } from './samplePictures.js';

const meta = { title: 'captchas/PhoneCodeField' } satisfies Meta;
export default meta;

/** The dialog and its parts are loaded on demand. */

const onPhoneProblem = fn();

function Example(props: Partial<PhoneCodeFieldProps>) {
  const client = useClient();
  const [value, setValue] = useState('');
  const { phone = '13900000001' } = props;
  return (
    <PhoneCodeField
      value={value}
      onValueChange={setValue}
      purpose="register"
      phone={phone}
      onPhoneProblem={onPhoneProblem}
      send={async (solution) => {
        await sendRegisterCaptcha(client, { body: { phone, ...solution } });
      }}
      {...props}
    />
  );
}

const draw = (scenarios: MockScenarios = {}, props: Partial<PhoneCodeFieldProps> = {}) => (
  <HuiqiProvider
    client={createMockClient({
      getGraphicCaptcha: () => ({ data: sampleGraphic() }),
      ...scenarios,
    })}
    drafts={memoryDraftStorage()}
  >
    <Example {...props} />
  </HuiqiProvider>
);

type Canvas = ReturnType<typeof within>;
const press = (canvas: Canvas) => userEvent.click(canvas.getByRole('button', { name: copy.send }));

async function solve() {
  const dialog = within(await screen.findByRole('dialog'));
  await dialog.findByRole('img', { name: copy.pictureLabel });
  await userEvent.type(dialog.getByRole('textbox'), 'K7PX{Enter}');
}

export const Ready: StoryObj = { render: () => draw() };

export const Sent: StoryObj = {
  render: () => draw(),
  play: async ({ canvas }) => {
    await press(canvas);
    await solve();
    const sent = copy.sent.replace('{phone}', '139****0001');
    await waitFor(() =>
      expect(canvas.getAllByRole('status').map((one) => one.textContent)).toContain(sent),
    );
    await expect(canvas.getByRole('button', { name: /秒后重新获取/ })).toBeDisabled();
    await waitFor(() => expect(canvas.getByRole('textbox')).toHaveFocus());
    await userEvent.type(canvas.getByRole('textbox'), '48 29-15');
    await expect(canvas.getByRole('textbox')).toHaveValue('482915');
  },
};

export const WithoutCaptchaAtFirst: StoryObj = {
  render: () => draw({}, { captcha: 'onDemand' }),
  play: async ({ canvas }) => {
    await press(canvas);
    await expect(await canvas.findByRole('button', { name: /秒后重新获取/ })).toBeVisible();
    await expect(screen.queryByRole('dialog')).toBeNull();
  },
};

export const CaptchaDemanded: StoryObj = {
  render: () =>
    draw(
      {
        sendRegisterCaptcha: ({ body }) =>
          'captchaUid' in (body as object) ? {} : { code: '792103' },
      },
      { captcha: 'onDemand' },
    ),
  play: async ({ canvas }) => {
    await press(canvas);
    const dialog = within(await screen.findByRole('dialog'));
    await expect(dialog.queryByText(copy.pictureWrong)).toBeNull();
    await solve();
    await expect(await canvas.findByRole('button', { name: /秒后重新获取/ })).toBeVisible();
  },
};

export const WrongCaptcha: StoryObj = {
  render: () => draw({ sendRegisterCaptcha: { code: '792103' } }),
  play: async ({ canvas }) => {
    await press(canvas);
    await solve();
    const dialog = within(screen.getByRole('dialog'));
    await expect(await dialog.findByText(copy.pictureWrong)).toBeVisible();
    await waitFor(() => expect(dialog.getByRole('textbox')).toHaveValue(''));
  },
};

export const TooFrequent: StoryObj = {
  render: () => draw({ sendRegisterCaptcha: { code: '003001', headers: { 'retry-after': '42' } } }),
  play: async ({ canvas }) => {
    await press(canvas);
    await solve();
    await expect(await canvas.findByText(copy.tooFrequent)).toBeVisible();
    await expect(canvas.getByRole('button', { name: /4[12]秒后重新获取/ })).toBeDisabled();
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  },
};

export const Registered: StoryObj = {
  render: () => draw({ sendRegisterCaptcha: { code: '795101' } }),
  play: async ({ canvas }) => {
    onPhoneProblem.mockClear();
    await press(canvas);
    await solve();
    await waitFor(() => expect(onPhoneProblem).toHaveBeenCalledOnce());
    await expect(onPhoneProblem.mock.calls[0]?.[0].userMessage).toBe('手机号已注册，请直接登录');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  },
};

export const Failed: StoryObj = {
  render: () => draw({ sendRegisterCaptcha: { offline: true } }, { captcha: 'onDemand' }),
  play: async ({ canvas }) => {
    await press(canvas);
    await waitFor(() =>
      expect(canvas.getByRole('textbox')).toHaveAccessibleDescription(/网络|失败/),
    );
  },
};

export const WrongPhone: StoryObj = {
  render: () => draw({}, { phone: '139' }),
  play: async ({ canvas }) => {
    await press(canvas);
    await expect(await canvas.findByText('请输入正确的手机号')).toBeVisible();
  },
};

export const WrongCode: StoryObj = { render: () => draw({}, { error: '手机验证码错误' }) };

export const Disabled: StoryObj = { render: () => draw({}, { disabled: true }) };
