import { HuiqiError, type OrderDetail } from '@huiqi/sdk';
import { createMockClient, examples } from '@huiqi/sdk/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import type { ReactElement } from 'react';
import { expect, fn, userEvent, within } from 'storybook/test';
import { HuiqiProvider } from '../../provider/HuiqiProvider.js';
import { DecisionDialog, type DecisionDialogProps } from './DecisionDialog.js';
import { LoanDialog } from './LoanDialog.js';

const meta = { title: 'staffOrders/StaffDialogs' } satisfies Meta;
export default meta;

const ignore = () => undefined;
const onDecide = fn();
const story = (dialog: ReactElement): StoryObj => ({
  render: () => <HuiqiProvider client={createMockClient()}>{dialog}</HuiqiProvider>,
});
const subject = '重庆明月食品有限公司，申请 20.5万元，12个月，云税贷';
const decision = (kind: 'accept' | 'reject', props: Partial<DecisionDialogProps> = {}) =>
  story(
    <DecisionDialog
      kind={kind}
      subject={subject}
      busy={false}
      error={null}
      onDecide={onDecide}
      onClose={ignore}
      {...props}
    />,
  );
const conflict = new HuiqiError({
  code: '100409',
  kind: 'business',
  message: '100409',
  userMessage: '张伟于 13:02 已通过该申请',
  httpStatus: 409,
});

export const Accept = decision('accept');
export const DecisionFailed = decision('accept', { error: new Error('offline') });

/** Somebody else decided meanwhile: it says who, keeps the text, and has nothing left to confirm. */
export const DecidedMeanwhile: StoryObj = {
  ...decision('accept', {
    error: conflict,
    hasMoved: true,
    isPossible: false,
    defaultReason: '资料齐全，同意授信',
  }),
  play: async ({ canvasElement }) => {
    const dialog = within(await within(canvasElement.ownerDocument.body).findByRole('dialog'));
    await expect(dialog.getByText('张伟于 13:02 已通过该申请')).toBeVisible();
    await expect(dialog.getByRole('textbox')).toHaveValue('资料齐全，同意授信');
    await expect(dialog.queryByRole('button', { name: '通过申请' })).toBeNull();
  },
};
export const MovedMeanwhile = decision('reject', { error: conflict, hasMoved: true });

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
    subject={subject}
    busy={false}
    error={null}
    onEnter={ignore}
    onClose={ignore}
  />,
);
