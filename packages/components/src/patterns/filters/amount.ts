import { AmountField } from './fields/AmountField.js';
import { AmountsField } from './fields/AmountsField.js';
import type { RangeableKind } from './types.js';

export interface AmountOptions {
  /** Digits before the decimal point. Defaults to 8. */
  readonly digits?: number;
  /** Digits after the decimal point. Defaults to 2. */
  readonly decimals?: number;
}

/** A non-negative amount of money as a decimal string. */
export const amount = ({
  digits = 8,
  decimals = 2,
}: AmountOptions = {}): RangeableKind<string> => ({
  role: 'filter',
  Field: AmountField,
  RangeField: AmountsField,
  problems: { invalid: '请输入正确的金额', crossed: '最小金额不能大于最大金额' },
  isNumeric: true,
  decimals,
  read: (typed) => {
    const [, whole = '', fraction = ''] = /^(\d*)\.?(\d*)$/.exec(typed.replace(/[\s,]/g, '')) ?? [];
    const integer = whole.replace(/^0+(?=\d)/, '');
    const rest = fraction.replace(/0+$/, '');
    if (integer.length > digits || rest.length > decimals || whole + fraction === '')
      return undefined;
    return rest === '' ? integer || '0' : `${integer || '0'}.${rest}`;
  },
});
