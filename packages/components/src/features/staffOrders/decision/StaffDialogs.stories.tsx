import { HuiqiError, type StaffOrderDetail } from '@huiqi/sdk';
import { createMockClient, examples } from '@huiqi/sdk/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import type { ReactElement } from 'react';
import { expect, fn, userEvent, within } from 'storybook/test';
import { HuiqiProvider } from '../../../provider/HuiqiProvider.js';
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

/** Somebody else decided meanwhile: says who, keeps the text, and disables confirming. */
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
    await expect(onDecide).toHaveBeenCalledWith('纳税记录不足两年', undefined);
  },
};

const order = examples.getStaffOrder['default'] as StaffOrderDetail;
const onEnter = fn();
const onCorrect = fn();
const shared = { order, subject, busy: false, error: null, onClose: ignore };
const openDialog = async (canvasElement: HTMLElement) =>
  within(await within(canvasElement.ownerDocument.body).findByRole('dialog'));
const retype = async (box: HTMLElement, text: string) => {
  await userEvent.clear(box);
  await userEvent.type(box, text);
};

export const Loan = story(<LoanDialog {...shared} onEnter={ignore} />);

/** Exceeding the grant, or a rate other than the product's without a reason, is refused before sending. */
export const LoanBeyondLimits: StoryObj = {
  ...story(<LoanDialog {...shared} onEnter={onEnter} />),
  play: async ({ canvasElement }) => {
    onEnter.mockClear();
    const dialog = await openDialog(canvasElement);
    await retype(dialog.getByRole('textbox', { name: /放款金额/ }), '9999');
    await userEvent.type(dialog.getByRole('textbox', { name: /年利率/ }), '20');
    await userEvent.click(dialog.getByRole('button', { name: /确认放款/ }));
    await expect(dialog.getAllByText('放款金额不能超过100万元').length).toBeGreaterThan(0);
    await expect(dialog.getAllByText(/超出产品范围/).length).toBeGreaterThan(0);
    await expect(onEnter).not.toHaveBeenCalled();
  },
};

/** The loan of somebody else's order is recorded for a reason. */
export const LoanOfAColleague: StoryObj = {
  ...story(<LoanDialog {...shared} assignee="王经理" onEnter={onEnter} />),
  play: async ({ canvasElement }) => {
    onEnter.mockClear();
    const dialog = await openDialog(canvasElement);
    await userEvent.type(dialog.getByRole('textbox', { name: /年利率/ }), '3.85');
    await userEvent.click(dialog.getByRole('button', { name: /确认放款/ }));
    await expect(onEnter).not.toHaveBeenCalled();
    await userEvent.type(dialog.getByRole('textbox', { name: /代为办理的原因/ }), '同事休假');
    await userEvent.click(dialog.getByRole('button', { name: /确认放款/ }));
    await expect(onEnter).toHaveBeenCalledWith(
      expect.objectContaining({ rate: '3.85', takeoverReason: '同事休假' }),
    );
  },
};

const loan = { date: '2026-11-20', amount: '100', rate: '3.85', term: 12, remark: null };
export const CorrectLoan: StoryObj = {
  ...story(<LoanDialog {...shared} order={{ ...order, loan }} onCorrect={onCorrect} />),
  play: async ({ canvasElement }) => {
    onCorrect.mockClear();
    const dialog = await openDialog(canvasElement);
    await retype(dialog.getByRole('textbox', { name: /放款金额/ }), '10');
    await userEvent.click(dialog.getByRole('button', { name: '提交更正' }));
    await expect(dialog.getAllByText('请输入至少2个字的更正原因').length).toBeGreaterThan(0);
    await userEvent.type(dialog.getByRole('textbox', { name: /更正原因/ }), '多录了一个零');
    await userEvent.click(dialog.getByRole('button', { name: '提交更正' }));
    const { remark: _none, ...terms } = loan;
    await expect(onCorrect).toHaveBeenCalledWith({
      loan: { ...terms, amount: '10' },
      reason: '多录了一个零',
    });
  },
};

/** Nothing was paid out: only a reason is required. */
export const TakeLoanBack: StoryObj = {
  ...story(<LoanDialog {...shared} order={{ ...order, loan }} onCorrect={onCorrect} />),
  play: async ({ canvasElement }) => {
    onCorrect.mockClear();
    const dialog = await openDialog(canvasElement);
    await userEvent.click(dialog.getByRole('radio', { name: /撤销记录/ }));
    await expect(dialog.queryByRole('textbox', { name: /放款金额/ })).toBeNull();
    await userEvent.type(dialog.getByRole('textbox', { name: /更正原因/ }), '实际未放款');
    await userEvent.click(dialog.getByRole('button', { name: '提交更正' }));
    await expect(onCorrect).toHaveBeenCalledWith({ loan: null, reason: '实际未放款' });
  },
};
