import type { OrderDetail as OrderDetailData, OrderStatus } from '@huiqi/sdk';
import { createMockClient, examples, mockScenarios, type MockScenarios } from '@huiqi/sdk/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { HuiqiProvider } from '../../provider/HuiqiProvider.js';
import { ordersCopy } from './copy.js';
import { OrderDetail } from './OrderDetail.js';
import type { OrderActionLinks } from './orderLinks.js';
import { nextLineOf } from './orderNextStep.js';

const meta = { title: 'orders/OrderDetail' } satisfies Meta;
export default meta;

const actionLinks: OrderActionLinks = () => ({
  resume: { href: '#resume' },
  drawDown: { href: '#draw' },
  applyAgain: { href: '#product' },
  products: { href: '#products' },
});

// Waits for the state's text, so that axe checks the state and not the loading page.
const story = (scenarios: MockScenarios, words: RegExp): StoryObj => ({
  render: () => (
    <HuiqiProvider client={createMockClient(scenarios)}>
      <OrderDetail
        orderId="100001"
        back={{ label: '我的申请', href: '#orders' }}
        actionLinks={actionLinks}
        orderLink={(id) => ({ href: `#order-${id}` })}
      />
    </HuiqiProvider>
  ),
  play: async ({ canvas }) => void (await canvas.findAllByText(words)),
});
const order = examples.getOrder['default'] as OrderDetailData;
const changed = (part: Partial<OrderDetailData>): MockScenarios => ({
  getOrder: { data: { ...order, ...part } },
});

/** An order in a status, with its next step and first action. */
const ofStatus = (
  orderStatus: OrderStatus,
  wayOn: string | RegExp,
  part: Partial<OrderDetailData> = {},
): StoryObj => ({
  ...story(changed({ orderStatus, ...part }), /DJ20261120000123/),
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByText(
        ordersCopy[nextLineOf({ orderStatus, parentOrderId: null, ...part })],
      ),
    ).toBeVisible();
    await expect(canvas.getByRole('link', { name: wayOn })).toBeVisible();
  },
});

const call = /致电银行/;
export const Saved = ofStatus('SAVE_NOT_SUBMIT', '继续填写', { loanAmount: null, loanterm: null });
export const Submitted = ofStatus('ACCEPT_SUCCESS', call);
export const WithoutFeedback = ofStatus('BANK_NO_INFO', call);
export const AtCommission = ofStatus('PRE_JXW_ACCEPT', call);
export const AtBankAfterCommission = ofStatus('JXW_AUDIT_PASSED', call);
/** How it was handled counts, not the category that its product has since. */
export const ReviewedTwice = story(
  changed({ orderStatus: 'JXW_AUDIT_PASSED', productCategoryId: '1', reportExportable: true }),
  /待审核/,
);
export const RefusedByCommission = ofStatus('JXW_AUDIT_FAIL', '重新申请');
export const RefusedByBank = ofStatus('BANK_APPROVAL_FAIL', '重新申请');
export const Refused = ofStatus('APPROVAL_FAIL', '看看其他产品', { reason: '纳税记录不足两年' });
export const Expired = ofStatus('CREDIT_LINE_INVALID', '重新申请');
export const Closed = ofStatus('ORDER_CLOSED', '重新申请');
/** Applicants who withdraw reviewed nothing. */
export const ClosedForReason: StoryObj = {
  ...story(changed({ orderStatus: 'ORDER_CLOSED', reason: '申请人撤回申请' }), /DJ20261120000123/),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('申请人撤回申请')).toBeVisible();
    await expect(canvas.getByRole('heading', { name: ordersCopy.closeReason })).toBeVisible();
    await expect(canvas.queryByRole('heading', { name: ordersCopy.reason })).toBeNull();
  },
};
export const Granted = ofStatus('APPROVAL_SUCCESS', '提款', {
  line: { granted: '100', drawn: '30', available: '70' },
  subOrders: [
    { ...order, orderId: '2', orderCode: 'DJ20261121000001', loanAmount: '30', parentOrderId: '1' },
  ],
});
/** The table adds up to what the line says is drawn. */
export const DrawPaidInPart: StoryObj = {
  ...story(
    changed({
      orderStatus: 'APPROVAL_SUCCESS',
      line: { granted: '100', drawn: '48', available: '52' },
      subOrders: [
        { ...order, orderId: '3', orderCode: 'DJ20261122000001', loanAmount: '30' },
        {
          ...order,
          orderId: '2',
          orderCode: 'DJ20261121000001',
          orderStatus: 'BANK_APPROVAL_SUCCESS',
          loanAmount: '20',
          paidAmount: '18',
        },
      ],
    }),
    /DJ20261120000123/,
  ),
  play: async ({ canvas }) => {
    const table = await canvas.findByRole('table', { name: ordersCopy.subOrders });
    const cells = within(table)
      .getAllByRole('row')
      .slice(1)
      .map((row) => within(row).getAllByRole('cell').slice(0, 2))
      .map((amounts) => amounts.map((cell) => cell.textContent.match(/\d+/)?.[0]));
    await expect(cells).toEqual([
      ['30', '30'],
      ['18', '20'],
    ]);
  },
};
export const Disbursed = ofStatus('BANK_APPROVAL_SUCCESS', call, {
  loan: { date: '2026-11-20', amount: '120.5', rate: '3.85', term: 12, remark: '首笔放款' },
  items: [
    { checkName: 'licence', label: '证照', value: '营业执照.pdf、许可证.pdf', inputType: 'UPLOAD' },
    { checkName: 'invoices', label: '近三个月发票', value: '发票.pdf', inputType: 'UPLOAD' },
  ],
  files: [
    { checkName: 'licence', key: 'k1', fileName: '营业执照.pdf', url: '#file' },
    { checkName: 'invoices', key: 'k2', fileName: '发票.pdf', url: '#file' },
    { checkName: 'licence', key: 'k3', fileName: '许可证.pdf', url: '#file' },
  ],
});
/** Each file stands with the form entry that it answers. */
export const Files: StoryObj = {
  ...Disbursed,
  play: async ({ canvas }) => {
    await canvas.findByText('近三个月发票');
    const values = canvas.getAllByRole('definition').map((value) => value.textContent);
    await expect(values).toContain('营业执照.pdf许可证.pdf');
  },
};
/** What the tax register said is submitted with the application; what it did not say is no figure. */
export const TaxFigures: StoryObj = {
  ...story(
    changed({
      taxInvoice: {
        taxCreditGrade: null,
        taxArrears: null,
        years: [{ year: 2025, revenue: '12345678.90', taxPaid: '345678.00' }],
        readTs: '2026-11-20T08:30:00.000Z',
      },
    }),
    /DJ20261120000123/,
  ),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: ordersCopy.taxFigures })).toBeVisible();
    const valueOf = (term: string) => canvas.getByText(term).nextElementSibling?.textContent;
    await expect(valueOf('2025年销售收入')).toBe('12,345,678.90元');
    await expect(valueOf('2025年纳税额')).toBe('345,678.00元');
    await expect(valueOf(ordersCopy.taxArrears)).toBe('--');
  },
};
export const SubOrder = ofStatus('APPROVAL_SUCCESS', '查看', { parentOrderId: '100000' });

export const WithdrawAsks: StoryObj = {
  ...story(mockScenarios.ready, /DJ20261120000123/),
  play: async ({ canvas, canvasElement, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: '撤回申请' }));
    const dialog = canvasElement.ownerDocument.querySelector('[role=dialog]');
    await expect(dialog).toHaveTextContent(ordersCopy.withdrawText);
  },
};
export const Loading = story(mockScenarios.hanging, /正在加载/);
export const Missing = story({ getOrder: { code: '100404' } }, /在其他网站提交/);
export const ServerError = story(mockScenarios.serverError, /系统繁忙/);
