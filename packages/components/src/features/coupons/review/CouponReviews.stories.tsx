import type { TicketReview } from '@huiqi/sdk';
import {
  createMockClient,
  examples,
  mockScenarios,
  type MockClient,
  type MockScenarios,
} from '@huiqi/sdk/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { showNumbers } from '../../../patterns/StaffDesk/showNumbers.fixture.js';
import { HuiqiProvider } from '../../../provider/HuiqiProvider.js';
import { CouponReviewDetail } from './CouponReviewDetail.js';
import { CouponReviewDialog } from './CouponReviewDialog.js';
import { CouponReviewList } from './CouponReviewList.js';
import { couponReviewsCopy } from './copy.js';

const meta = { title: 'coupons/CouponReviews' } satisfies Meta;
export default meta;

const list = (scenarios: MockScenarios, words: string | RegExp): StoryObj => ({
  render: () => (
    <HuiqiProvider client={createMockClient(scenarios)}>
      <CouponReviewList
        hrefForFilters={({ auditState = 'all' }) => `#tab-${auditState}`}
        reviewLink={(id) => ({ href: `#review-${id}` })}
      />
    </HuiqiProvider>
  ),
  play: async ({ canvas }) => void (await canvas.findAllByText(words)),
});

export const List = list(mockScenarios.ready, '15,000.00');
export const ListEmpty = list(mockScenarios.empty, couponReviewsCopy.emptyTitle);
export const ListLoading = list(mockScenarios.hanging, '正在加载');
export const ListError = list(mockScenarios.serverError, /系统繁忙/);

const review = examples.getTicketReview['default'] as TicketReview;
const detail = (client: MockClient, words: string | RegExp): StoryObj => ({
  render: () => (
    <HuiqiProvider client={client}>
      <CouponReviewDetail
        applicationId="3001"
        back={{ label: couponReviewsCopy.title, href: '#desk' }}
      />
    </HuiqiProvider>
  ),
  play: async ({ canvas }) => void (await canvas.findAllByText(words)),
});
const of = (change: Partial<TicketReview>) =>
  createMockClient({ getTicketReview: { data: { ...review, ...change } } });

export const Waiting = detail(of({}), couponReviewsCopy.pass);
export const Returned: StoryObj = {
  ...detail(of({ auditState: 'RETURNED', remark: '请补充盖章页' }), couponReviewsCopy.returned),
  play: async (context) => {
    await showNumbers(couponReviewsCopy.returned)(context);
    const { canvas } = context;
    await expect(canvas.getByRole('button', { name: couponReviewsCopy.reject })).toBeVisible();
    await expect(canvas.queryByRole('button', { name: couponReviewsCopy.pass })).toBeNull();
  },
};
export const Passed = detail(
  of({ auditState: 'PASSED', approvedAmount: '15000.00' }),
  couponReviewsCopy.approved,
);
export const WithoutFile = detail(of({ fileUrl: null }), couponReviewsCopy.noFile);
export const Missing = detail(
  createMockClient({ getTicketReview: { code: '100404' } }),
  /不存在|获取信息失败/,
);

const similar: TicketReview['similar'] = [
  {
    id: '2041',
    batch: '2026年第三批',
    contractAmount: '50000.00',
    approvedAmount: '10000.00',
    applyDate: '2026-08-12',
    status: 'USED',
    sameFile: true,
  },
  {
    id: '1007',
    batch: '2026年第一批',
    contractAmount: '50000.00',
    approvedAmount: '15000.00',
    applyDate: '2026-02-03',
    status: 'EXPIRED',
    sameFile: false,
  },
];
export const Repeated = detail(of({ similar }), couponReviewsCopy.sameFile);

const onDecide = fn();
const dialog = (
  decision: 'PASS' | 'RETURN' | 'REJECT',
  earlier: TicketReview['similar'] = [],
): StoryObj => ({
  render: () => (
    <HuiqiProvider client={createMockClient()}>
      <CouponReviewDialog
        review={{ id: '1', dueAmount: '15000.00', similar: earlier }}
        decision={decision}
        busy={false}
        error={null}
        fieldErrors={{}}
        onDecide={onDecide}
        onClose={() => undefined}
      />
    </HuiqiProvider>
  ),
});
const inDialog = (canvasElement: HTMLElement) =>
  within(canvasElement.ownerDocument.querySelector<HTMLElement>('[role=dialog]')!);

export const Pass: StoryObj = {
  ...dialog('PASS'),
  play: async ({ canvasElement }) => {
    onDecide.mockClear();
    const shown = inDialog(canvasElement);
    const amount = shown.getByRole('textbox', { name: /核定金额/ });
    await userEvent.clear(amount);
    await userEvent.type(amount, '15000.01');
    await userEvent.click(shown.getByRole('button', { name: /通过并发券/ }));
    await expect(shown.getByRole('alert')).toHaveTextContent('核定金额不能高于应享优惠15000.00元');
    await expect(onDecide).not.toHaveBeenCalled();
    await userEvent.clear(amount);
    await userEvent.type(amount, '12000.5');
    await userEvent.click(shown.getByRole('button', { name: '通过并发券 12,000.50元' }));
    await expect(onDecide).toHaveBeenCalledWith({ decision: 'PASS', approvedAmount: '12000.5' });
  },
};

/** The contract already had a ticket: another one needs a reason. */
export const PassAgain: StoryObj = {
  ...dialog('PASS', similar),
  play: async ({ canvasElement }) => {
    onDecide.mockClear();
    const shown = inDialog(canvasElement);
    await userEvent.click(shown.getByRole('button', { name: /通过并发券/ }));
    await expect(shown.getByRole('alert')).toHaveTextContent(
      '该合同已核发过惠企券，请填写再次核发的理由',
    );
    await expect(onDecide).not.toHaveBeenCalled();
    const reason = shown.getByRole('textbox', { name: /再次核发的理由/ });
    await userEvent.type(reason, '合同为续签，服务期不同');
    await userEvent.click(shown.getByRole('button', { name: /通过并发券/ }));
    await expect(onDecide).toHaveBeenCalledWith({
      decision: 'PASS',
      approvedAmount: '15000.00',
      reason: '合同为续签，服务期不同',
    });
  },
};

export const Reject: StoryObj = {
  ...dialog('REJECT'),
  play: async ({ canvasElement }) => {
    onDecide.mockClear();
    const shown = inDialog(canvasElement);
    await userEvent.click(shown.getByRole('button', { name: couponReviewsCopy.reject }));
    await expect(shown.getByRole('alert')).toHaveTextContent('请填写退回或不予通过的原因');
    await userEvent.type(shown.getByRole('textbox'), '不属于支持范围');
    await userEvent.click(shown.getByRole('button', { name: couponReviewsCopy.reject }));
    await expect(onDecide).toHaveBeenCalledWith({ decision: 'REJECT', reason: '不属于支持范围' });
  },
};
