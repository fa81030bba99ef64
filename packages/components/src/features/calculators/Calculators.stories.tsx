import type { ProductDetail } from '@huiqi/sdk';
import { createMockClient, examples, mockScenarios, type MockScenarios } from '@huiqi/sdk/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { contentPage } from '../../patterns/page/storyPage.js';
import { HuiqiProvider } from '../../provider/HuiqiProvider.js';
import { CalculatorPanel } from './plan/CalculatorPanel.js';
import { calculatorProps } from './calculatorProps.js';
import { calculatorsCopy as copy } from './copy.js';
import { LoanCalculatorScreen } from './LoanCalculatorScreen.js';
import { ProductCalculatorScreen } from './ProductCalculatorScreen.js';

const meta = { title: 'calculators/Calculators', ...contentPage } satisfies Meta;
export default meta;

const product = examples.getProduct['default'] as ProductDetail;
const withClient = (scenarios: MockScenarios, query: string) => (
  <HuiqiProvider client={createMockClient(scenarios)}>
    <ProductCalculatorScreen {...calculatorProps(query)} />
  </HuiqiProvider>
);
const any = (query: string, words: string | RegExp): StoryObj => ({
  render: () => (
    <HuiqiProvider client={createMockClient(mockScenarios.ready)}>
      <LoanCalculatorScreen {...calculatorProps(query)} />
    </HuiqiProvider>
  ),
  // Waits for the charts, so that axe checks them too.
  play: async ({ canvas }) => void (await canvas.findAllByText(words)),
});

export const AnyLoan = any('', copy.comparedChart);
export const AnyLoanWithDates = any(
  'startDate=2026-01-31&repaymentType=AVERAGE_CAPITAL',
  '2026-02-28',
);
export const AnyLoanAtAnyTime = any('repaymentType=REPAYMENT_ANYTIME', copy.anytime);
export const AnyLoanOfThirtyYears = any('loanterm=360&loanAmount=300', copy.paymentChart);
export const AnyLoanByTheDay = any('interestRateType=DAY&interestRate=0.0125', /折合年利率 4.50%/);
export const RateWithoutPeriod = any('interestRateType=ELSE', /其他计息方式无法测算/);
export const WithoutInterest = any('interestRate=0', copy.paymentChart);

export const Typing: StoryObj = {
  ...any('', copy.comparedChart),
  play: async ({ canvas }) => {
    await canvas.findByText(copy.comparedChart);
    const amount = canvas.getByRole('textbox', { name: /贷款金额/ });
    await userEvent.clear(amount);
    await expect(await canvas.findByText(copy.incomplete)).toBeVisible();
    await userEvent.type(amount, '20');
    const total = await canvas.findByText(copy.totalInterest, { selector: 'dt' });
    await waitFor(() => expect(total.nextElementSibling).toHaveTextContent('4,743.75元'));
  },
};

export const OfProduct: StoryObj = {
  render: () =>
    withClient(mockScenarios.ready, 'productId=100001&repaymentType=NONE&loanAmount=9e9'),
  play: async ({ canvas }) => void (await canvas.findAllByText(copy.paymentChart)),
};
export const ChooseProduct: StoryObj = {
  render: () => withClient(mockScenarios.ready, ''),
  play: async ({ canvas }) => void (await canvas.findByText(copy.chooseProduct)),
};
export const ProductLoading: StoryObj = {
  render: () => withClient(mockScenarios.hanging, 'productId=100001'),
};
export const ProductMissing: StoryObj = {
  render: () => withClient({ getProduct: { code: '100404' } }, 'productId=100001'),
  play: async ({ canvas }) => void (await canvas.findByText(/内容不存在或已被删除/)),
};
export const ProductNotCalculable: StoryObj = {
  render: () =>
    withClient(
      { getProduct: { data: { ...product, interestRateType: 'ELSE' } } },
      'productId=100001',
    ),
  play: async ({ canvas }) => void (await canvas.findByText(copy.notCalculable)),
};

export const Panel: StoryObj = {
  render: () => (
    <CalculatorPanel product={product} plan={{ href: '#plan' }} limit={{ href: '#limit' }} />
  ),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getAllByRole('radio')[0] as HTMLElement);
    await expect(canvas.getByText(copy.totalInterest)).toBeVisible();
    await expect(canvas.getByRole('link', { name: copy.toPlan })).toHaveAttribute('href', '#plan');
  },
};
export const PanelNotCalculable: StoryObj = {
  render: () => <CalculatorPanel product={{ ...product, interestRateType: 'ELSE' }} />,
};
