import type { OrderDetail } from '@huiqi/sdk';
import { createMockClient, examples } from '@huiqi/sdk/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import type { ReactElement } from 'react';
import { expect, fn, userEvent, within } from 'storybook/test';
import { HuiqiProvider } from '../../provider/HuiqiProvider.js';
import { DecisionDialog } from './DecisionDialog.js';
import { LoanDialog } from './LoanDialog.js';

const meta = { title: 'staffOrders/StaffDialogs' } satisfies Meta;
export default meta;

const ignore = () => undefined;
const onDecide = fn();
const story = (dialog: ReactElement): StoryObj => ({
  render: () => <HuiqiProvider client={createMockClient()}>{dialog}</HuiqiProvider>,
});
const decision = (kind: 'accept' | 'reject', error: unknown = null) =>
  story(
    <DecisionDialog kind={kind} busy={false} error={error} onDecide={onDecide} onClose={ignore} />,
  );

export const Accept = decision('accept');
export const DecisionFailed = decision('accept', new Error('offline'));

export const Reject: StoryObj = {
  ...decision('reject'),
  play: async ({ canvasElement }) => {
    onDecide.mockClear();
    const dialog = within(await within(canvasElement.ownerDocument.body).findByRole('dialog'));
    const confirm = dialog.getByRole('button', { name: '拒绝申请' });
    await userEvent.click(confirm);
    await expect(dialog.getByText('请输入至少2个字的审核意见')).toBeVisible();
    await expect(onDecide).not.toHaveBeenCalled();
    await userEvent.type(dialog.getByRole('textbox'), '纳税记录不足两年');
    confirm.focus();
    await userEvent.keyboard('{Enter}');
    await expect(onDecide).toHaveBeenCalledWith('纳税记录不足两年');
  },
};

export const Loan = story(
  <LoanDialog
    order={examples.getOrder['default'] as OrderDetail}
    busy={false}
    error={null}
    onEnter={ignore}
    onClose={ignore}
  />,
);
