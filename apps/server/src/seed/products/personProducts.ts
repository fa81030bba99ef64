import { constants, type RepaymentType } from '@huiqi/sdk/domain';
import { personCategory } from '../../modules/products/categories.js';
import { banks } from './banks.js';
import type { NewProduct } from './makeProducts.js';
import { makeMatchRules } from './matchRules.js';
import { makePersonForm } from './personForm.js';

interface Own {
  readonly bankId: string;
  readonly name: string;
  readonly profile: string;
  readonly maxLimit: number;
  readonly rates: readonly [low: string, high: string];
  readonly terms: readonly number[];
  readonly repayments: readonly RepaymentType[];
  readonly conditions: readonly string[];
  readonly materials: readonly string[];
  readonly regionCodes: readonly string[];
}

const own: readonly Own[] = [
  {
    bankId: '1',
    name: '安居消费贷',
    profile: '装修家电，凭个人信用',
    maxLimit: 20,
    rates: ['3.45', '4.35'],
    terms: [6, 12, 24, 36],
    repayments: ['AVERAGE_CAPITAL_PLUS_INTEREST', 'FIRST_INTEREST_LAST_LOAN'],
    conditions: ['在垫江县居住或工作', '有稳定收入，个人信用记录良好'],
    materials: ['身份证', '收入证明', '居住证明'],
    regionCodes: ['500231'],
  },
  {
    bankId: '3',
    name: '乡村振兴农户贷',
    profile: '农户生产经营，随借随还',
    maxLimit: 30,
    rates: ['3.30', '3.90'],
    terms: [12, 24, 36],
    repayments: ['REPAYMENT_ANYTIME', 'FIRST_INTEREST_LAST_LOAN'],
    conditions: ['在垫江县从事种植、养殖或农产品加工满一年', '家庭和个人信用记录良好'],
    materials: ['身份证', '土地承包或养殖场所证明', '贷款用途说明'],
    regionCodes: ['500231'],
  },
  {
    bankId: '6',
    name: '小店经营贷',
    profile: '个体工商户周转资金',
    maxLimit: 50,
    rates: ['3.85', '4.85'],
    terms: [6, 12, 24],
    repayments: ['AVERAGE_CAPITAL', 'AVERAGE_CAPITAL_PLUS_INTEREST'],
    conditions: ['在重庆市经营店铺满六个月', '个人信用记录良好，无逾期贷款'],
    materials: ['身份证', '个体工商户营业执照', '近半年收款流水'],
    regionCodes: ['500000'],
  },
];

const agreementText =
  '本人自愿申请贷款，授权平台向所选银行提供本次申请所填的个人信息，并授权该银行查询本人信用信息，仅用于贷款审核。' +
  '本人保证所填信息真实、准确、完整；银行有权根据审核结果决定是否放款及放款额度。授权自提交之日起至申请办结之日止有效，可随时向平台申请撤回。';

/** Products for persons, ordered after those for companies. */
export const personProducts = (now: Date): NewProduct[] =>
  own.map((one, turn) => {
    const bank = banks.find(({ id }) => id === one.bankId);
    const maxTerm = Math.max(...one.terms);
    const limits = { minLimit: 1, maxLimit: one.maxLimit };
    return {
      id: String(100_801 + turn),
      name: one.name,
      bankId: one.bankId,
      categoryId: personCategory.id,
      profile: one.profile,
      minLoanLimit: limits.minLimit,
      maxLoanLimit: one.maxLimit,
      minInterestRate: one.rates[0],
      maxInterestRate: one.rates[1],
      interestRateType: 'YEAR',
      minLoanTerm: Math.min(...one.terms),
      maxLoanTerm: maxTerm,
      guaranteeType: 'CREDIT',
      classify: 'GENERAL',
      tags: ['信用', '个人申请'],
      introduction: `${one.name}是${bank?.name ?? ''}面向个人推出的贷款产品，${one.profile}。额度最高${one.maxLimit}万元，期限最长${maxTerm}个月，线上申请，一般5个工作日放款。`,
      applyConditions: [
        `年满${constants.personLoanAge.min}周岁，不超过${constants.personLoanAge.max}周岁`,
        ...one.conditions,
      ],
      requiredMaterials: [...one.materials],
      matchRules: makeMatchRules(turn, one.maxLimit),
      repaymentTypes: [...one.repayments],
      processingDays: 5,
      processingSteps: [
        { title: '提交申请', line: '填写个人信息和贷款需求', days: 0 },
        { title: '银行审核', line: '银行核对信息，可能致电核实', days: 3 },
        { title: '签约放款', line: '授信后由银行联系签约', days: 2 },
      ],
      consultPhone: bank?.phone ?? null,
      scfProvince: '500000',
      regionCodes: [...one.regionCodes],
      agreementTitle: '个人贷款申请授权书',
      agreementText,
      form: makePersonForm({ ...limits, terms: one.terms, repayments: one.repayments }),
      position: 801 + turn,
      // Before the year of the orders.
      createdAt: new Date(now.getTime() - 400 * 86_400_000),
    };
  });
