import { createMockClient, type MockScenarios } from '@huiqi/sdk/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { memoryDraftStorage } from '../../provider/draftStorage.js';
import { HuiqiProvider } from '../../provider/HuiqiProvider.js';
import { reportsCopy as copy } from './copy.js';
import { ReportMailDialog } from './ReportMailDialog.js';

const meta = { title: 'reports/ReportMailDialog' } satisfies Meta;
export default meta;

const title = '重庆明月食品有限公司(分析报告)';
const onClose = fn();

const story = (scenarios: MockScenarios, play: NonNullable<StoryObj['play']>): StoryObj => ({
  render: () => (
    <HuiqiProvider client={createMockClient(scenarios)} drafts={memoryDraftStorage()}>
      <ReportMailDialog orderId="10000008" title={title} onClose={onClose} />
    </HuiqiProvider>
  ),
  beforeEach: () => void onClose.mockClear(),
  play,
});

const type = async (address: string) => {
  await userEvent.type(await screen.findByLabelText(/收件邮箱/), address);
  await userEvent.click(screen.getByRole('button', { name: copy.mailSend }));
};

export const Sent = story({}, async () => {
  await expect(await screen.findByLabelText(/邮件标题/)).toHaveValue(title);
  await type('zhouming@example.com');
  await waitFor(() => expect(onClose).toHaveBeenCalledOnce());
  await expect(await screen.findByText('报告已发送，请注意查收')).toBeInTheDocument();
});

/** Any type but info is an error (spec 2 §8); the input is kept. */
export const Refused = story(
  { sendReport: { data: { type: 'error', message: '收件邮箱不存在' } } },
  async () => {
    await userEvent.type(await screen.findByLabelText(/备注/), '请查收');
    await type('zhouming@example.com');
    await expect(await screen.findByRole('alert')).toHaveTextContent('收件邮箱不存在');
    await expect(screen.getByLabelText(/收件邮箱/)).toHaveValue('zhouming@example.com');
    await expect(screen.getByLabelText(/备注/)).toHaveValue('请查收');
    await expect(onClose).not.toHaveBeenCalled();
  },
);
export const Fails = story({ sendReport: { code: '100500' } }, async () => {
  await type('zhouming@example.com');
  await screen.findByRole('alert');
  await expect(onClose).not.toHaveBeenCalled();
});
export const WrongAddress = story({}, async () => {
  await type('zhouming@example.com,other@example.com');
  await screen.findAllByText(copy.mailAddressWrong);
  await expect(onClose).not.toHaveBeenCalled();
});
export const Sending = story({ sendReport: { hang: true } }, async () => {
  await type('zhouming@example.com');
  await waitFor(() =>
    expect(screen.getByRole('button', { name: copy.mailSend })).toHaveAttribute(
      'aria-busy',
      'true',
    ),
  );
});
