import { RenewalTypeLabels, RenewalTypeValues, type ManagedRenewalBank } from '@huiqi/sdk';
import type { Codec } from './codecs.js';

type Products = ManagedRenewalBank['products'];

const separator = /\s*[|｜]\s*/;
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
      .map((row) => row.trim())
      .filter((row) => row !== '')
      .map((row) => {
        const [name = '', type = '', limit = '', lowest = '', highest = '', term = ''] =
          row.split(separator);
        return {
          name,
          renewType:
            RenewalTypeValues.find((value) => RenewalTypeLabels[value].startsWith(type)) ??
            'ENTERPRISE',
          maxLoanLimit: whole(limit),
          minInterestRate: rate(lowest),
          maxInterestRate: rate(highest),
          // It has no place in the line: as before, by the year where there was none.
          interestRateType: old.find((one) => one.name === name)?.interestRateType ?? 'YEAR',
          maxLoanTerm: whole(term),
        };
      }),
};
