import { examples, createMockClient, mockScenarios, type MockScenarios } from '@huiqi/sdk/testing';
import type { ProductDetail } from '@huiqi/sdk';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { contentPage } from '../../../patterns/page/storyPage.js';
import { HuiqiProvider } from '../../../provider/HuiqiProvider.js';
import { Button } from '../../../ui/Button/Button.js';
import { Compare } from './Compare.js';
import { CompareView, type CompareViewProps } from './CompareView.js';

const meta = { title: 'products/Compare', ...contentPage } satisfies Meta;
export default meta;

const one = examples.getProduct.default as ProductDetail;
const products: ProductDetail[] = [
  { ...one, repaymentTypeList: ['AVERAGE_CAPITAL_PLUS_INTEREST'] },
  {
    ...one,
    id: '100002',
    name: '仓单通',
    bankName: '重庆农村商业银行',
    maxLoanLimit: 500,
    maxInterestRate: '4.95',
    guaranteeType: 'PLEDGE',
    processingDays: 7,
    repaymentTypeList: ['FIRST_INTEREST_LAST_LOAN', 'REPAYMENT_ANYTIME'],
    applyConditions: ['能提供存单、仓单或应收账款作质押', '企业经营满两年'],
    requiredMaterials: ['营业执照', '质押物清单与权属证明'],
  },
  {
    ...one,
    id: '100003',
    name: '日日贷',
    bankName: '垫江村镇银行',
    interestRateType: 'DAY',
    minInterestRate: '0.0105',
    maxInterestRate: '0.0120',
    processingDays: null,
    maxLoanTerm: 6,
    minLoanTerm: 1,
    repaymentTypeList: ['REPAYMENT_ANYTIME'],
  },
];

const onRemove = fn();
const view: CompareViewProps = {
  products,
  gone: 0,
  back: { label: '贷款产品', href: '#loan' },
  terms: { amount: '10', months: '12', method: undefined },
  onTermsChange: () => undefined,
  onlyDifferent: false,
  onOnlyDifferentChange: () => undefined,
  linkTo: ({ id }) => ({ href: `#${id}` }),
  onRemove,
  action: () => <Button block>立即申请</Button>,
};

export const Three: StoryObj = {
  render: () => <CompareView {...view} />,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('table', { name: '所选产品的对比' })).toBeVisible();
    await expect(canvas.getByRole('rowheader', { name: /担保方式.*不同/ })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: /^移除仓单通/ }));
    await expect(onRemove).toHaveBeenCalledOnce();
  },
};
export const TwoWhereTheyDiffer: StoryObj = {
  render: () => <CompareView {...view} products={products.slice(0, 2)} onlyDifferent />,
};
export const OneAndOneGone: StoryObj = {
  render: () => <CompareView {...view} products={products.slice(0, 1)} gone={1} />,
  play: async ({ canvas }) =>
    void (await canvas.findByText('所选的 1 个产品已下架或不存在，未列出。')),
};
export const NothingChosen: StoryObj = { render: () => <CompareView {...view} products={[]} /> };

const story = (scenarios: MockScenarios, words: RegExp): StoryObj => ({
  render: () => (
    <HuiqiProvider client={createMockClient(scenarios)}>
      <Compare
        {...view}
        values={{ ids: ['100001'], onlyDifferent: false }}
        onValuesChange={() => undefined}
      />
    </HuiqiProvider>
  ),
  play: async ({ canvas }) => void (await canvas.findAllByText(words)),
});
export const Loaded = story(mockScenarios.ready, /中国建设银行/);
export const Loading = story(mockScenarios.hanging, /正在加载/);
export const ServerError = story(mockScenarios.serverError, /系统繁忙/);
