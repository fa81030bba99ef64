import type { GuaranteeType } from '@huiqi/sdk';
import { GuaranteeTypeLabels } from '@huiqi/sdk/domain';
import type { products } from '../../schema/products.js';
import type { MatchRules } from '../../schema/columns/matchRules.js';
import { guaranteeTexts } from './guaranteeTexts.js';
import { conditionTexts } from './matchRules.js';
import { processingOf } from './processing.js';

type NewProduct = typeof products.$inferInsert;

/** The facts that a product's texts are derived from. */
export interface ProductFacts {
  readonly name: string;
  readonly profile: string;
  readonly bankName: string;
  readonly category: { readonly id: string; readonly name: string };
  readonly guarantee: GuaranteeType;
  readonly maxLimit: number;
  readonly maxTerm: number;
  readonly regionCodes: readonly string[];
  readonly matchRules: MatchRules;
}

type Texts = Pick<
  NewProduct,
  | 'guaranteeType'
  | 'profile'
  | 'tags'
  | 'introduction'
  | 'applyConditions'
  | 'matchRules'
  | 'requiredMaterials'
  | 'processingDays'
  | 'processingSteps'
>;

/** A term is long from this many months on; payment is quick up to this many working days. */
const longTerm = 36;
const quickDays = 3;

function placeOf(codes: readonly string[]): string {
  if (codes.includes('500000')) return '重庆市';
  const counties = codes.map((code) => (code === '500233' ? '忠县' : '垫江县'));
  return counties.join('或');
}

/** Texts on a product's guarantee, region, limits and time, derived from its facts so that they always agree. */
export function productTexts(facts: ProductFacts): Texts {
  const { name, profile, bankName, category, guarantee, maxLimit, maxTerm } = facts;
  const { regionCodes, matchRules } = facts;
  const processing = processingOf(guarantee, category.id);
  const { conditions, materials } = guaranteeTexts[guarantee];
  const traits = [
    GuaranteeTypeLabels[guarantee],
    ...(maxTerm >= longTerm ? ['期限长'] : []),
    ...(processing.processingDays <= quickDays ? ['放款快'] : []),
  ];
  return {
    guaranteeType: guarantee,
    profile,
    tags: traits,
    introduction:
      `${name}是${bankName}面向小微企业推出的${category.name}产品，${profile}。` +
      `额度最高${maxLimit}万元，期限最长${maxTerm}个月；线上申请，一般${processing.processingDays}个工作日放款。`,
    applyConditions: [...conditionTexts(matchRules, placeOf(regionCodes)), ...conditions],
    matchRules,
    requiredMaterials: [
      '营业执照',
      '法定代表人身份证明',
      '近一年纳税申报表',
      '贷款用途说明',
      ...materials,
    ],
    ...processing,
  };
}
