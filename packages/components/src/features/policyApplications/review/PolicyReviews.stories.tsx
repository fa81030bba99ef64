import {
  PolicyApplicationStateLabels,
  PolicyApplicationStateValues,
  type PolicyReviewDetail as PolicyReviewData,
  type PolicyReviewRow,
} from '@huiqi/sdk';
import { createMockClient, examples, mockScenarios, type MockScenarios } from '@huiqi/sdk/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { showNumbers } from '../../../patterns/StaffDesk/showNumbers.fixture.js';
import { HuiqiProvider } from '../../../provider/HuiqiProvider.js';
import { PolicyReviewDetail } from './PolicyReviewDetail.js';
import { PolicyReviewDialog } from './PolicyReviewDialog.js';
import type { PolicyReviewAction } from './policyReviewEntry.js';
import { PolicyReviewList } from './PolicyReviewList.js';
import { policyReviewCopy } from './copy.js';

const meta = { title: 'policyApplications/PolicyReviews' } satisfies Meta;
export default meta;

const list = (scenarios: MockScenarios, words: string | RegExp): StoryObj => ({
  render: () => (
    <HuiqiProvider client={createMockClient(scenarios)}>
      <PolicyReviewList
        hrefForFilters={({ auditState = 'PENDING' }) => `#tab-${auditState}`}
        reviewLink={(id) => ({ href: `#review-${id}` })}
      />
    </HuiqiProvider>
  ),
  play: async ({ canvas }) => void (await canvas.findAllByText(words)),
});

const { content } = examples.listPolicyReviews['default'] as { content: PolicyReviewRow[] };
const rows = content.flatMap((row) =>
  PolicyApplicationStateValues.map((auditState, at): PolicyReviewRow => ({
    ...row,
    id: String(at),
    auditState,
    applyAmount: at === 0 ? null : row.applyAmount,
  })),
);

/** Every state with its count; pending ones are shown first. */
export const List: StoryObj = {
  ...list(
    {
      listPolicyReviews: { data: { content: rows, page: { index: 1, size: 10, total: 5 } } },
      countPolicyReviews: {
        data: PolicyApplicationStateValues.map((auditState, at) => ({ auditState, count: at + 1 })),
      },
    },
    /技术改造/,
  ),
  play: async ({ canvas }) => {
    const table = await canvas.findByRole('table');
    for (const label of Object.values(PolicyApplicationStateLabels))
      await expect(table).toHaveTextContent(label);
    const first = await canvas.findByRole('link', { name: /^待审核\s*1$/ });
    await expect(first).toHaveAttribute('aria-current', 'page');
    await expect(canvas.getByRole('link', { name: /^全部\s*15$/ })).toHaveAttribute(
      'href',
      '#tab-ALL',
    );
  },
};
export const ListEmpty = list(mockScenarios.empty, policyReviewCopy.emptyPending);
export const ListLoading = list(mockScenarios.hanging, '正在加载');
export const ListError = list(mockScenarios.serverError, /系统繁忙/);

const review = examples.getPolicyReview['default'] as PolicyReviewData;
const detail = (scenarios: MockScenarios, words: string | RegExp): StoryObj => ({
  render: () => (
    <HuiqiProvider client={createMockClient(scenarios)}>
      <PolicyReviewDetail
        applicationId="6001"
        back={{ label: policyReviewCopy.title, href: '#desk' }}
        queue={{ next: { href: '#next' } }}
      />
    </HuiqiProvider>
  ),
  play: async ({ canvas }) => void (await canvas.findAllByText(words)),
});
const of = (part: Partial<PolicyReviewData>): MockScenarios => ({
  getPolicyReview: { data: { ...review, ...part } },
});

export const Waiting = detail(of({}), policyReviewCopy.reject);
export const Passed: StoryObj = {
  ...detail(of({ auditState: 'PASSED', choices: ['REDEEM'] }), '登记兑现'),
  play: showNumbers('登记兑现'),
};
/** An applicant who lost the company cannot correct it. */
export const Returned: StoryObj = {
  ...detail(
    of({ auditState: 'RETURNED', choices: ['REJECT'] }),
    policyReviewCopy.waitsForApplicant,
  ),
  play: async ({ canvas }) => {
    await canvas.findByText(policyReviewCopy.waitsForApplicant);
    await expect(canvas.getByRole('button', { name: policyReviewCopy.reject })).toBeVisible();
    await expect(canvas.queryByRole('button', { name: policyReviewCopy.pass })).toBeNull();
  },
};
export const Redeemed = detail(
  of({
    auditState: 'REDEEMED',
    choices: [],
    redemption: { amount: '18.5', redeemedTs: '2026-11-21T08:30:00.000Z' },
  }),
  policyReviewCopy.redeemedTs,
);
export const DetailLoading = detail(mockScenarios.hanging, /正在加载/);
export const DetailError = detail(mockScenarios.serverError, /系统繁忙/);

const inDialog = (canvasElement: HTMLElement) =>
  within(canvasElement.ownerDocument.querySelector<HTMLElement>('[role=dialog]')!);

/** Somebody else was faster: the input is kept, and nothing is decided unseen. */
export const Moved: StoryObj = {
  ...detail({ ...of({}), decidePolicyApplication: { code: '100409' } }, policyReviewCopy.return),
  play: async ({ canvas, canvasElement }) => {
    await userEvent.click(await canvas.findByRole('button', { name: policyReviewCopy.return }));
    const shown = inDialog(canvasElement);
    await userEvent.type(shown.getByRole('textbox'), '申请表缺少盖章页');
    await userEvent.click(shown.getByRole('button', { name: policyReviewCopy.return }));
    await expect(await shown.findByRole('alert')).toBeVisible();
    await expect(shown.getByRole('textbox')).toHaveValue('申请表缺少盖章页');
  },
};

const onSend = fn();
const dialog = (action: PolicyReviewAction, rest: object = {}): StoryObj => ({
  render: () => (
    <HuiqiProvider client={createMockClient()}>
      <PolicyReviewDialog
        id="1"
        action={action}
        subject="重庆明月食品有限公司：支持中小企业技术改造补助"
        applyAmount="20"
        busy={false}
        error={null}
        fieldErrors={{}}
        onSend={onSend}
        onClose={() => undefined}
        {...rest}
      />
    </HuiqiProvider>
  ),
});

/** The applicant must be told why; blanks are not a reason. */
export const Reject: StoryObj = {
  ...dialog('REJECT'),
  play: async ({ canvasElement }) => {
    onSend.mockClear();
    const shown = inDialog(canvasElement);
    const send = shown.getByRole('button', { name: policyReviewCopy.reject });
    await userEvent.type(shown.getByRole('textbox'), '  ');
    await userEvent.click(send);
    await expect(shown.getByRole('alert')).toHaveTextContent('请填写不予通过的原因');
    await expect(shown.getByRole('alert')).toHaveFocus();
    await expect(onSend).not.toHaveBeenCalled();
    await userEvent.type(shown.getByRole('textbox'), '设备不在支持目录内');
    await userEvent.click(send);
    await expect(onSend).toHaveBeenCalledOnce();
  },
};
export const Redeem: StoryObj = {
  ...dialog('REDEEM'),
  play: async ({ canvasElement }) => {
    onSend.mockClear();
    const shown = inDialog(canvasElement);
    const amount = shown.getByRole('textbox', { name: /兑现金额/ });
    await expect(amount).toHaveValue('20');
    await userEvent.clear(amount);
    await userEvent.click(shown.getByRole('button', { name: policyReviewCopy.redeem }));
    await expect(shown.getByRole('alert')).toHaveTextContent(policyReviewCopy.amountNeeded);
    await userEvent.type(amount, '18.5');
    await userEvent.click(shown.getByRole('button', { name: '登记兑现 18.5万元' }));
    await expect(onSend).toHaveBeenCalledWith({ reason: '', amount: '18.5' });
  },
};
export const Impossible: StoryObj = dialog('PASS', {
  error: new Error('conflict'),
  hasMoved: true,
  isPossible: false,
});
