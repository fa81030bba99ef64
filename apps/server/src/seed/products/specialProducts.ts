import type { NewProduct } from './makeProducts.js';
import { banks } from './banks.js';
import { categories } from '../../modules/products/categories.js';
import { makeForm } from './forms.js';
import { productTexts } from './productTexts.js';

interface Special {
  readonly like: string;
  readonly name: string;
  readonly profile: string;
  /** What sets it apart. */
  readonly own: Partial<NewProduct>;
  /** Applied for with tax and invoice data in the same form. */
  readonly taxInvoice?: boolean;
}

/**
 * Products with a kind of rate, guarantee or application that no other has, so that each can be seen. 100705 is
 * withdrawn.
 */
const specials: readonly Special[] = [
  {
    like: '100005',
    name: '房税快贷',
    profile: '手机扫码，客户经理上门',
    own: { productInterfaceType: 'H-HX-FSD', guaranteeType: 'CREDIT_OR_MORTGAGE' },
  },
  {
    like: '100003',
    name: '微捷贷',
    profile: '微信扫码办理',
    own: {
      productAudit: 'SF_APPLE_PRODUCT',
      urlType: 'WECHAT',
      sfPlatformUrl: 'https://weixin.example.org/apply/weijie',
    },
  },
  {
    like: '100006',
    name: '园区贷',
    profile: '园区入驻企业专属',
    own: {
      productAudit: 'SF_APPLE_PRODUCT',
      sfPlatformUrl: 'https://finance.example.org/products/yuanqu',
    },
  },
  {
    like: '100002',
    name: '善新贷',
    profile: '科技型企业专属，跳转至专区办理',
    own: {
      productAudit: 'SF_ZJ_APPLE_PRODUCT',
      sfPlatformUrl: 'https://finance.example.org/products/shanxin',
      classify: 'HOT',
    },
  },
  { like: '100004', name: '春耕备耕贷', profile: '春耕期间办理', own: { onShelf: false } },
  {
    like: '100009',
    name: '日日贷',
    profile: '按日计息，随借随还',
    own: {
      interestRateType: 'DAY',
      minInterestRate: '0.0105',
      maxInterestRate: '0.0120',
      minLoanTerm: 1,
      maxLoanTerm: 12,
      guaranteeType: 'CREDIT',
      repaymentTypes: ['REPAYMENT_ANYTIME', 'FIRST_INTEREST_LAST_LOAN'],
    },
  },
  {
    like: '100010',
    name: '商户月供贷',
    profile: '按月计息，月月等额',
    own: {
      interestRateType: 'MOUTH',
      minInterestRate: '0.3100',
      maxInterestRate: '0.3600',
      guaranteeType: 'GENERAL',
      repaymentTypes: ['AVERAGE_CAPITAL_PLUS_INTEREST', 'AVERAGE_CAPITAL'],
    },
  },
  {
    like: '100011',
    name: '项目前期贷',
    profile: '利率按项目商定',
    own: {
      interestRateType: 'ELSE',
      minInterestRate: '3.2000',
      maxInterestRate: '4.8000',
      minLoanLimit: 501,
      maxLoanLimit: 3000,
      minLoanTerm: 37,
      maxLoanTerm: 120,
      guaranteeType: 'MORTGAGE',
      repaymentTypes: ['AVERAGE_CAPITAL'],
    },
  },
  {
    like: '100012',
    name: '仓单通',
    profile: '凭仓单融资',
    own: {
      guaranteeType: 'PLEDGE',
      minLoanLimit: 101,
      maxLoanLimit: 200,
      minLoanTerm: 7,
      maxLoanTerm: 12,
      urlType: 'WECHAT',
      sfPlatformUrl: 'https://weixin.example.org/apply/cangdan',
    },
  },
  {
    like: '100013',
    name: '农担贷',
    profile: '农业担保公司承保',
    own: { guaranteeType: 'GENERAL', classify: 'HOT' },
  },
  {
    like: '100001',
    name: '税票e贷',
    profile: '凭纳税和发票数据授信',
    own: { bankId: '3', guaranteeType: 'CREDIT' },
    taxInvoice: true,
  },
  {
    like: '100007',
    name: '川东快贷',
    profile: '外省产品，仅供外省代理办理',
    own: { scfProvince: '510000', regionCodes: ['510000'] },
  },
];

const monthsOffered = [1, 3, 6, 12, 24, 36, 60, 120];

/** The special products: a sample product's terms with overrides. */
export const specialProducts = (products: readonly NewProduct[]): NewProduct[] =>
  specials.flatMap(({ like, name, profile, own, taxInvoice = false }, turn) => {
    const model = products.find(({ id }) => id === like);
    const bank = banks.find(({ id }) => id === (own.bankId ?? model?.bankId));
    const category = categories.find(({ id }) => id === model?.categoryId);
    if (!model || !bank || !category) return [];
    const { regionCodes = ['500231'] } = own;
    const made: NewProduct = {
      ...model,
      classify: 'GENERAL',
      ...own,
      id: String(100_701 + turn),
      name,
      regionCodes,
      position: 12 + turn * 4,
    };
    const { minLoanLimit, maxLoanLimit, minLoanTerm, maxLoanTerm, repaymentTypes } = made;
    const texts = productTexts({
      name,
      profile,
      bankName: bank.name,
      category,
      guarantee: made.guaranteeType,
      maxLimit: maxLoanLimit,
      maxTerm: maxLoanTerm,
      regionCodes,
      matchRules: model.matchRules,
    });
    const form = makeForm({
      category: category.id,
      minLimit: minLoanLimit,
      maxLimit: maxLoanLimit,
      terms: monthsOffered.filter((months) => months >= minLoanTerm && months <= maxLoanTerm),
      repayments: repaymentTypes,
    });
    const otherForms = { ...made.otherForms, ...(taxInvoice ? { TAX_INVOICE: form } : {}) };
    return [{ ...made, ...texts, form, otherForms }];
  });
