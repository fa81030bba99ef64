import {
  InterestRateTypeLabels,
  InterestRateTypeValues,
  RenewalTypeLabels,
  RenewalTypeValues,
  type ManagedRenewalBank,
} from '@huiqi/sdk';
import { fillCopy } from '../../../provider/copy.js';
import { partsOfLine, type Codec } from './codecs.js';
import type { ManagedFieldsCopy } from './copy.js';

type Products = ManagedRenewalBank['products'];

/** 个人 is short for 个人续贷. */
const typeNamed = (typed: string) =>
  typed === ''
    ? undefined
    : RenewalTypeValues.find((value) => RenewalTypeLabels[value].startsWith(typed));
const rateTypeNamed = (typed: string | undefined) =>
  InterestRateTypeValues.find((value) => InterestRateTypeLabels[value] === typed);
const whole = (typed: string) => (/^\d{1,6}$/.test(typed) ? Number(typed) : 0);
const rate = (typed: string) => (/^\d{1,2}(\.\d{1,4})?$/.test(typed) ? typed : '0');

/** The parts of a product's line; without a rate type, which a line need not have, the rate is by the year. */
function partsOf(row: string) {
  const [name = '', type = '', limit = '', ...others] = partsOfLine(row);
  const rateType = rateTypeNamed(others[0]);
  const [lowest = '', highest = '', term = '', ...more] = rateType ? others.slice(1) : others;
  return { name, type, limit, rateType: rateType ?? 'YEAR', lowest, highest, term, more };
}

/** A product a line: name, type, limit, rate type, lowest and highest rate, term; what is no figure is 0, which the server refuses. */
export const renewalLines: Codec<Products> = {
  toText: (products) =>
    products
      .map((one) =>
        [
          one.name,
          RenewalTypeLabels[one.renewType],
          one.maxLoanLimit,
          InterestRateTypeLabels[one.interestRateType],
          one.minInterestRate,
          one.maxInterestRate,
          one.maxLoanTerm,
        ].join(' | '),
      )
      .join('\n'),
  toValue: (typed) =>
    typed
      .split('\n')
      .filter((row) => row.trim() !== '')
      .map((row) => {
        const { name, type, limit, rateType, lowest, highest, term } = partsOf(row);
        return {
          name,
          renewType: typeNamed(type) ?? 'ENTERPRISE',
          maxLoanLimit: whole(limit),
          minInterestRate: rate(lowest),
          maxInterestRate: rate(highest),
          interestRateType: rateType,
          maxLoanTerm: whole(term),
        };
      }),
  wrongLine: (typed) =>
    1 +
    typed.split('\n').findIndex((row) => {
      const { type, more } = partsOf(row);
      return (
        row.trim() !== '' && (typeNamed(type) === undefined || more.some((part) => part !== ''))
      );
    }),
};

/** The lines in words, as figures without a name are not understood. */
export const renewalText =
  ({ renewalLine }: Pick<ManagedFieldsCopy, 'renewalLine'>) =>
  (typed: string): string =>
    typed
      .split('\n')
      .filter((row) => row !== '')
      .map((row) => {
        const { rateType, more: _more, ...parts } = partsOf(row);
        return fillCopy(renewalLine, { ...parts, rateType: InterestRateTypeLabels[rateType] });
      })
      .join('\n');
