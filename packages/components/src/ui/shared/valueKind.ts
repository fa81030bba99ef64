/**
 * Kind of a displayed value. Numbers, money, dates and codes stay on one line with tabular numerals; names may wrap.
 */
export type ValueKind = 'text' | 'name' | 'number' | 'money' | 'date' | 'code';

/** Whether values of the kind are right-aligned in a column, so that digits line up. */
export const isNumeric = (kind: ValueKind | undefined) => kind === 'number' || kind === 'money';
