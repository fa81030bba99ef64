import type { GuaranteeType, ProductClassify } from '@huiqi/sdk';
import type { RepaymentType } from '@huiqi/sdk/domain';
import type { products } from '../../schema/products.js';
import { banks } from './banks.js';
import { categories } from '../../modules/products/categories.js';
import { makeForm, makeOtherForms } from './forms.js';
import { makeMatchRules } from './matchRules.js';
import { productNames, type ProductName } from './productNames.js';
import { productTexts } from './productTexts.js';
import type { Random } from '../random.js';

export type NewProduct = typeof products.$inferInsert;

const guarantees: readonly GuaranteeType[] = [
  'CREDIT',
  'CREDIT',
  'MORTGAGE',
  'CREDIT_OR_MORTGAGE',
  'PLEDGE',
  'GENERAL',
];
const repaymentSets: readonly (readonly RepaymentType[])[] = [
  ['AVERAGE_CAPITAL_PLUS_INTEREST', 'FIRST_INTEREST_LAST_LOAN'],
  ['AVERAGE_CAPITAL', 'AVERAGE_CAPITAL_PLUS_INTEREST'],
  ['REPAYMENT_ANYTIME', 'FIRST_INTEREST_LAST_LOAN'],
];
const limits = [30, 50, 100, 150, 200, 300, 500, 800, 1000];
const longest = [6, 12, 24, 36, 60];

const agreementText =
  '本企业自愿申请贷款，授权平台向所选银行提供本次申请所需的企业登记、纳税与信用信息，仅用于贷款审核。' +
  '本企业保证所填信息真实、准确、完整；银行有权根据审核结果决定是否放款及放款额度。授权自提交之日起至申请办结之日止有效，可随时向平台申请撤回。';

/** Every seventh product is offered in the whole municipality, every fifth also in the neighbouring county. */
function regionCodesOf(position: number): string[] {
  if (position % 7 === 0) return ['500000'];
  return position % 5 === 0 ? ['500231', '500233'] : ['500231'];
}

interface Slot {
  readonly position: number;
  readonly bank: (typeof banks)[number];
  readonly category: (typeof categories)[number];
  readonly name: ProductName;
}

function classifyOf(position: number): ProductClassify {
  if (position <= 8) return 'RECOMMEND';
  return position % 3 === 0 ? 'HOT' : 'GENERAL';
}

function makeProduct(
  random: Random,
  { position, bank, category, name }: Slot,
  now: Date,
): NewProduct {
  const maxLimit = random.pick(limits);
  const maxTerm = random.pick(longest);
  // Drawn for every product, so that one product's promise does not change the others.
  const drawn = { guarantee: random.pick(guarantees), repayments: random.pick(repaymentSets) };
  const { guarantee, repayments } = { ...drawn, ...name };
  const regionCodes = regionCodesOf(position);
  const low = 3.05 + random.whole(0, 140) / 100;
  const terms = [3, 6, 12, 24, 36, 60].filter((months) => months <= maxTerm);
  return {
    id: String(100_000 + position),
    name: name.name,
    bankId: bank.id,
    categoryId: category.id,
    minLoanLimit: 1,
    maxLoanLimit: maxLimit,
    minInterestRate: low.toFixed(2),
    maxInterestRate: (low + random.whole(0, 6) * 0.15).toFixed(2),
    interestRateType: 'YEAR',
    minLoanTerm: terms[0] ?? 3,
    maxLoanTerm: maxTerm,
    classify: classifyOf(position),
    ...productTexts({
      ...name,
      bankName: bank.name,
      category,
      guarantee,
      maxLimit,
      maxTerm,
      regionCodes,
      matchRules: makeMatchRules(position, maxLimit),
    }),
    repaymentTypes: [...repayments],
    consultPhone: bank.phone,
    scfProvince: '500000',
    regionCodes,
    agreementTitle: '贷款申请授权书',
    agreementText,
    form: makeForm({ category: category.id, minLimit: 1, maxLimit, terms, repayments }),
    otherForms: makeOtherForms({ terms }),
    position,
    // Before the year of the orders.
    createdAt: new Date(now.getTime() - (366 + random.whole(1, 300)) * 86_400_000),
  };
}

function slots(): Slot[] {
  const made: Omit<Slot, 'position'>[] = [];
  for (const category of categories) {
    for (const [turn, bank] of banks.entries()) {
      const names = productNames[category.id] ?? [];
      const name = names[turn % names.length];
      // Every bank offers tax loans; each other category is offered by about two thirds of the banks.
      if (name && (category.id === '1' || (turn + Number(category.id)) % 3 !== 0))
        made.push({ bank, category, name });
    }
  }
  return made.map((slot, turn) => ({ ...slot, position: turn + 1 }));
}

export const makeProducts = (random: Random, now: Date): NewProduct[] =>
  slots().map((slot) => makeProduct(random, slot, now));
