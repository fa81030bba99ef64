import type { ServiceDecision, ServiceReviewDetail as Review } from '@huiqi/sdk';
import { createMockClient, examples, mockScenarios, type MockScenarios } from '@huiqi/sdk/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { HuiqiProvider } from '../../../provider/HuiqiProvider.js';
import { serviceReviewsCopy as copy } from './copy.js';
import { ServiceReviewDetail } from './ServiceReviewDetail.js';
import { ServiceReviewDialog } from './ServiceReviewDialog.js';
import { ServiceReviewList } from './ServiceReviewList.js';

const meta = { title: 'organisations/ServiceReviews' } satisfies Meta;
export default meta;

const list = (scenarios: MockScenarios, words: string | RegExp): StoryObj => ({
  render: () => (
    <HuiqiProvider client={createMockClient(scenarios)}>
      <ServiceReviewList
        hrefForFilters={({ auditStatus = 'all' }) => `#tab-${auditStatus}`}
        reviewLink={(id) => ({ href: `#review-${id}` })}
      />
    </HuiqiProvider>
  ),
  play: async ({ canvas }) => void (await canvas.findAllByText(words)),
});

export const List = list(mockScenarios.ready, '发明专利申请代理');
export const ListEmpty = list(mockScenarios.empty, copy.emptyTitle);
export const ListLoading = list(mockScenarios.hanging, '正在加载');
export const ListError = list(mockScenarios.serverError, /系统繁忙/);

const review = examples.getServiceReview['default'] as Review;
export const ListWithdrawn = list(
  {
    listServiceReviews: {
      data: {
        content: [{ ...review, isPublished: false }],
        page: { index: 1, size: 10, total: 1 },
      },
    },
  },
  copy.isAgain,
);
const detail = (change: Partial<Review>, words: string | RegExp): StoryObj => ({
  render: () => (
    <HuiqiProvider
      client={createMockClient({ getServiceReview: { data: { ...review, ...change } } })}
    >
      <ServiceReviewDetail reviewId={review.id} back={{ label: copy.title, href: '#desk' }} />
    </HuiqiProvider>
  ),
  play: async ({ canvas }) => void (await canvas.findAllByText(words)),
});

const organisation = {
  name: '重庆智企服务有限公司',
  introduction: '知识产权与科技服务',
  address: '重庆市垫江县桂溪街道',
  contactName: '张惠',
  contactPhone: '023-74500000',
};

export const Product = detail({}, copy.changes);
export const NewProduct = detail(
  {
    isNew: true,
    isPublished: false,
    product: review.product && { ...review.product, published: null },
  },
  /首次发布/,
);
export const Withdrawn = detail(
  { isPublished: false, product: review.product && { ...review.product, published: null } },
  copy.withdrawnHint,
);
export const Organisation = detail(
  {
    kind: 'ORGANISATION',
    name: organisation.name,
    product: null,
    organisation: {
      published: organisation,
      submitted: { ...organisation, introduction: '知识产权、科技与财税服务' },
    },
  },
  '知识产权、科技与财税服务',
);
export const Refused = detail(
  { auditStatus: 'NOT_PASSED', reason: '价格与合同不一致', decidedBy: '李知远' },
  '价格与合同不一致',
);

const onDecide = fn();
const dialog = (decision: ServiceDecision): StoryObj => ({
  render: () => (
    <HuiqiProvider client={createMockClient()}>
      <ServiceReviewDialog
        {...{ decision, onDecide }}
        reviewId="1"
        name="发明专利申请代理"
        busy={false}
        error={null}
        fieldErrors={{}}
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
    await userEvent.click(inDialog(canvasElement).getByRole('button', { name: copy.pass }));
    await expect(onDecide).toHaveBeenCalledTimes(1);
    await expect(onDecide).toHaveBeenCalledWith('');
  },
};
export const Refuse: StoryObj = {
  ...dialog('REFUSE'),
  play: async ({ canvasElement }) => {
    onDecide.mockClear();
    const shown = inDialog(canvasElement);
    const refuse = shown.getByRole('button', { name: copy.refuse });
    await userEvent.click(refuse);
    await expect(shown.getByRole('alert')).toHaveTextContent('至少2个字');
    await userEvent.type(shown.getByRole('textbox'), '价格与合同不一致');
    await userEvent.click(refuse);
    await expect(onDecide).toHaveBeenCalledTimes(1);
    await expect(onDecide).toHaveBeenCalledWith('价格与合同不一致');
  },
};
