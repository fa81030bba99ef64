import { RenewalTypeLabels, RenewalTypeValues, type ManagedRenewalBank } from '@huiqi/sdk';
import { fillCopy } from '../../../provider/copy.js';
import { partsOfLine, type Codec } from './codecs.js';
import type { ManagedFieldsCopy } from './copy.js';

type Products = ManagedRenewalBank['products'];

/** 个人 is short for 个人续贷. */
const typeNamed = (typed: string) =>
  typed === ''
    ? undefined
    : RenewalTypeValues.find((value) => RenewalTypeLabels[value].startsWith(typed));
const whole = (typed: string) => (/^\d{1,6}$/.test(typed) ? Number(typed) : 0);
const rate = (typed: string) => (/^\d{1,2}(\.\d{1,4})?$/.test(typed) ? typed : '0');

/** A product a line: name, type, limit, lowest and highest rate, term; what is no figure is 0, which the server refuses. */
export const renewalLines: Codec<Products> = {
  toText: (products) =>
    products
      .map((one) =>
        [
          one.name,
          RenewalTypeLabels[one.renewType],
          one.maxLoanLimit,
          one.minInterestRate,
          one.maxInterestRate,
          one.maxLoanTerm,
        ].join(' | '),
      )
      .join('\n'),
  toValue: (typed, old) =>
    typed
      .split('\n')
      .filter((row) => row.trim() !== '')
      .map((row) => {
        const [name = '', type = '', limit = '', lowest = '', highest = '', term = ''] =
          partsOfLine(row);
        return {
          name,
          renewType: typeNamed(type) ?? 'ENTERPRISE',
          maxLoanLimit: whole(limit),
          minInterestRate: rate(lowest),
          maxInterestRate: rate(highest),
          // It has no place in the line: as before, by the year where there was none.
          interestRateType: old.find((one) => one.name === name)?.interestRateType ?? 'YEAR',
          maxLoanTerm: whole(term),
        };
      }),
  wrongLine: (typed) =>
    1 +
    typed.split('\n').findIndex((row) => {
      const [, type = '', ...figures] = partsOfLine(row);
      return (
        row.trim() !== '' &&
        (typeNamed(type) === undefined || figures.slice(4).some((part) => part !== ''))
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
        const [name = '', type = '', limit = '', lowest = '', highest = '', term = ''] =
          partsOfLine(row);
        return fillCopy(renewalLine, { name, type, limit, lowest, highest, term });
      })
      .join('\n');
