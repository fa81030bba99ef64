import type { GuaranteeType, InterestRateType } from '@huiqi/sdk';
import {
  GuaranteeTypeLabels,
  GuaranteeTypeValues,
  InterestRateTypeValues,
  RepaymentTypeLabels,
  RepaymentTypeValues,
} from '@huiqi/sdk/domain';
import { describe, expect, it, test } from 'vitest';
import { createRandom } from '../random.js';
import { makeProducts, type NewProduct } from './makeProducts.js';
import { personProducts } from './personProducts.js';
import { specialProducts } from './specialProducts.js';
import { zhongxianProducts } from './zhongxianProducts.js';

const now = new Date('2026-11-20T00:00:00Z');
const made = makeProducts(createRandom(1_689_031_050), now);
const all: readonly NewProduct[] = [
  ...made,
  ...specialProducts(made),
  ...zhongxianProducts(made),
  ...personProducts(now),
];

/** Words about a guarantee, and the guarantees they apply to. */
const words: readonly (readonly [RegExp, readonly GuaranteeType[]])[] = [
  [/纯信用|免抵押|免担保/, ['CREDIT']],
  [/抵押/, ['MORTGAGE', 'CREDIT_OR_MORTGAGE']],
  [/质押|存单|仓单/, ['PLEDGE']],
  [/担保|保证人|承保/, ['GENERAL']],
];

const textOf = (product: NewProduct) =>
  [
    product.name,
    product.profile,
    product.introduction,
    ...product.tags.filter((tag) => tag !== GuaranteeTypeLabels[product.guaranteeType]),
    ...product.applyConditions,
    ...product.requiredMaterials,
    ...(product.processingSteps ?? []).flatMap(({ title, line }) => [title, line ?? '']),
  ].join('\n');

describe('products of the sample', () => {
  it.each(all.map((product) => [product.id, product] as const))(
    '%s says one thing about its guarantee',
    (_id, product) => {
      const text = textOf(product);
      for (const [word, guarantees] of words)
        if (word.test(text))
          expect(guarantees, `${word} in ${text}`).toContain(product.guaranteeType);
      const labels = product.tags.filter((tag) =>
        Object.values<string>(GuaranteeTypeLabels).includes(tag),
      );
      expect(labels).toEqual([GuaranteeTypeLabels[product.guaranteeType]]);
    },
  );

  it.each(all.map((product) => [product.id, product] as const))(
    '%s keeps its limits, terms, rates and form in agreement',
    (_id, product) => {
      expect(product.minLoanLimit).toBeLessThanOrEqual(product.maxLoanLimit);
      expect(product.minLoanTerm).toBeLessThanOrEqual(product.maxLoanTerm);
      expect(Number(product.minInterestRate)).toBeLessThanOrEqual(Number(product.maxInterestRate));
      const entry = (name: string) => product.form.find(({ checkName }) => checkName === name);
      expect(entry('loanAmount')).toMatchObject({
        min: product.minLoanLimit,
        max: product.maxLoanLimit,
      });
      const months = (entry('loanterm')?.options ?? []).map(({ value }) => Number(value));
      expect(Math.max(...months)).toBeLessThanOrEqual(product.maxLoanTerm);
      expect(Math.min(...months)).toBeGreaterThanOrEqual(product.minLoanTerm);
      const repayments = (entry('repaymentType')?.options ?? []).map(({ value }) => value);
      expect(repayments).toEqual(product.repaymentTypes);
      if (product.profile?.includes('随借随还'))
        expect(product.repaymentTypes.map((type) => RepaymentTypeLabels[type])).toContain(
          '随借随还',
        );
      if (product.profile?.includes('按日计息')) expect(product.interestRateType).toBe('DAY');
    },
  );

  it.each(all.map((product) => [product.id, product] as const))(
    '%s takes as long as its steps',
    (_id, { processingDays, processingSteps, introduction }) => {
      const days = (processingSteps ?? []).reduce((sum, step) => sum + (step.days ?? 0), 0);
      expect(processingDays ?? 0).toBe(days);
      const said = /(\d+)个工作日/.exec(introduction)?.[1];
      if (said !== undefined) expect(Number(said)).toBe(processingDays);
    },
  );
});

test('each kind of guarantee, rate and repayment is among the products on the shelf', () => {
  const shown = all.filter(({ onShelf }) => onShelf !== false);
  const kindsOf = <Kind>(pick: (product: NewProduct) => readonly Kind[]) =>
    new Set(shown.flatMap((product) => pick(product)));
  expect(kindsOf((one) => [one.guaranteeType])).toEqual(
    new Set<GuaranteeType>(GuaranteeTypeValues),
  );
  expect(kindsOf((one) => [one.interestRateType])).toEqual(
    new Set<InterestRateType>(InterestRateTypeValues),
  );
  expect(kindsOf((one) => one.repaymentTypes)).toEqual(new Set(RepaymentTypeValues));
});

test('addresses of other platforms are https, and ids are unique', () => {
  const urls = all.flatMap(({ sfPlatformUrl }) => (sfPlatformUrl ? [new URL(sfPlatformUrl)] : []));
  expect(urls.length).toBeGreaterThan(0);
  expect(urls.filter(({ protocol }) => protocol !== 'https:')).toEqual([]);
  expect(new Set(all.map(({ id }) => id)).size).toBe(all.length);
});
