import { hasOwn } from '../../copy/hasOwn.js';
import type { FieldWidthProps } from '../WizardPage/FieldWidth.js';

/** Widths by kind of entry; a text input has the width of a name. */
const sizes: Readonly<Record<string, FieldWidthProps['size']>> = {
  MONEY: 'amount',
  NUMBER: 'amount',
  PERCENT: 'amount',
  PHONE: 'amount',
  DATE: 'amount',
  MONTH: 'code',
  RADIO: 'full',
  CHECKBOX: 'full',
  TEXTAREA: 'full',
  DATE_RANGE: 'full',
  AREA: 'full',
  UPLOAD: 'full',
  AGREEMENT: 'full',
  FIXED_TEXT: 'full',
  GROUP: 'full',
};

export const fieldSize = (inputType: string): FieldWidthProps['size'] =>
  hasOwn(sizes, inputType) ? (sizes[inputType] ?? 'name') : 'name';
