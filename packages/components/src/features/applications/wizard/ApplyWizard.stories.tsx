import {
  getOrder,
  type ApplyCompany,
  type FormEntry,
  type OrderDetail,
  type ProductDetail,
} from '@huiqi/sdk';
import { createMockClient, examples, mockScenarios, type MockScenarios } from '@huiqi/sdk/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { memoryDraftStorage } from '../../../provider/draftStorage.js';
import { HuiqiProvider } from '../../../provider/HuiqiProvider.js';
import { ApplyWizard } from './ApplyWizard.js';
import type { ApplyWizardProps } from './ApplyWizardProps.js';
import { applicationsCopy } from '../copy.js';

const meta = { title: 'applications/ApplyWizard' } satisfies Meta;
export default meta;

const product = examples.getProduct['default'] as ProductDetail;
const order = examples.getOrder['default'] as OrderDetail;
const [company] = examples.listApplyCompanies['default'] as [ApplyCompany];
const entry = (part: Partial<FormEntry> & Pick<FormEntry, 'checkName' | 'label'>): FormEntry => ({
  inputType: 'TEXT',
  group: 'COMPANY',
  required: true,
  ...part,
});
const entries: FormEntry[] = [
  entry({ checkName: 'taxpayer', label: '企业名称', readOnly: true }),
  entry({ checkName: 'creditCode', label: '统一社会信用代码', readOnly: true }),
  entry({ checkName: 'legalIdNo', label: '法定代表人身份证号', inputType: 'ID_CARD' }),
  entry({ checkName: 'loanAmount', label: '申请金额', inputType: 'MONEY', group: 'LOAN' }),
  entry({ checkName: 'loanterm', label: '贷款期限', inputType: 'NUMBER', group: 'LOAN' }),
];
const of = (part: Partial<ApplyCompany>): MockScenarios => ({
  getProductForm: { data: entries },
  listApplyCompanies: { data: [{ ...company, ...part }] },
});

const ignore = () => undefined;
const story = (
  scenarios: MockScenarios,
  words: string | RegExp,
  props: Partial<ApplyWizardProps> = {},
): StoryObj => ({
  render: () => (
    <HuiqiProvider client={createMockClient(scenarios)} drafts={memoryDraftStorage()}>
      <ApplyWizard
        productId="100001"
        companyId={company.id}
        onSuccess={ignore}
        onFail={ignore}
        exit={{ href: '#product' }}
        products={{ href: '#products' }}
        orderLink={(id) => ({ href: `#order-${id}` })}
        {...props}
      />
    </HuiqiProvider>
  ),
  play: async ({ canvas }) => void (await canvas.findAllByText(words)),
});

export const Ready: StoryObj = {
  ...story(of({}), '下一步'),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: `申请${product.name}` })).toBeVisible();
    await expect(canvas.getAllByText(company.qymc).length).toBeGreaterThan(1);
    await expect(canvas.queryByRole('textbox', { name: /企业名称/ })).toBeNull();
  },
};
export const Loading = story(mockScenarios.hanging, '正在加载');
export const ServerError = story(mockScenarios.serverError, /系统繁忙/);
export const WithoutCompany = story({}, '还没有选择申请企业', { companyId: undefined });
export const UnknownCompany = story(of({}), '还没有选择申请企业', { companyId: '999' });
export const CompaniesUnread = story({ listApplyCompanies: { code: '100500' } }, /系统繁忙/);

export const Applied: StoryObj = {
  ...story(of({ failReason: 'ALREADY_APPLIED', orderId: '7' }), applicationsCopy.openTitle),
  play: async ({ canvas }) => {
    const link = await canvas.findByRole('link', { name: applicationsCopy.toOrder });
    await expect(link).toHaveAttribute('href', '#order-7');
    await expect(canvas.queryByRole('textbox')).toBeNull();
  },
};
export const AppliedBySomebodyElse = story(
  of({ failReason: 'ALREADY_APPLIED' }),
  applicationsCopy.foreignProgressHint,
);
/** An address kept from an earlier visit must not be a dead end. */
export const OrderOutOfReach = story(
  { ...of({ failReason: 'ALREADY_APPLIED' }), getOrder: { code: '100404' } },
  applicationsCopy.openTitle,
  { orderId: '7' },
);
export const OutOfRegion = story(of({ failReason: 'OUT_OF_REGION' }), /服务地区/);
export const Unauthorised = story(of({ failReason: 'COMPANY_UNAUTHORISED' }), /企业尚未授权/);

const saved: Partial<OrderDetail> = {
  orderStatus: 'SAVE_NOT_SUBMIT',
  companyId: company.id,
  application: { values: { loanAmount: '66' }, masked: { legalIdNo: '5002**********001X' } },
};
const withSaved = (part: Partial<ApplyCompany>): MockScenarios => ({
  ...of(part),
  getOrder: { data: { ...order, ...saved } },
});
export const Continued = story(withSaved({}), /5002\*+001X/, { orderId: '100001' });
export const ContinuedAfterChange = story(
  { ...of({}), getOrder: { data: { ...order, ...saved, productChanged: true } } },
  applicationsCopy.productChanged,
  { orderId: '100001' },
);
export const ContinuedWithoutAddress = story(
  withSaved({ orderId: '100001', orderStatus: 'SAVE_NOT_SUBMIT' }),
  /已恢复您于/,
);
export const ContinuedTooLate = story(of({}), applicationsCopy.openTitle, { orderId: '100001' });

const expiring = createMockClient({ ...of({}), getOrder: { code: '791214' } });

/** The session has ended; the form stays and says how to continue. */
export const SessionOver: StoryObj = {
  render: () => (
    <HuiqiProvider client={expiring} drafts={memoryDraftStorage()}>
      <ApplyWizard
        productId="100001"
        companyId={company.id}
        onSuccess={ignore}
        onFail={ignore}
        onLogin={ignore}
        exit={{ href: '#product' }}
      />
    </HuiqiProvider>
  ),
  play: async ({ canvas }) => {
    await canvas.findByText('下一步');
    await getOrder(expiring, { orderId: '1' }).catch(ignore);
    await expect(await canvas.findByText(applicationsCopy.sessionOver)).toBeVisible();
    await expect(canvas.getByText('下一步')).toBeVisible();
  },
};
