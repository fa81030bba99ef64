import type { CreditLine, FormEntry, OrderDetail, SubOrderApplication } from '@huiqi/sdk';
import { RepaymentTypeValues } from '@huiqi/sdk';
import { toFormItems, visibleEntries, hasOwn } from '@huiqi/sdk/domain';

/** Form entries that have a field in the sub-order's payload. */
const fixed: ReadonlySet<string> = new Set([
  'loanAmount',
  'loanterm',
  'loanLending',
  'repaymentType',
]);

/** The amount cannot exceed the rest of the line. */
export const withinLine = (
  entries: readonly FormEntry[],
  { available }: CreditLine,
  hint: string,
): readonly FormEntry[] =>
  entries.map((entry) => {
    if (entry.checkName !== 'loanAmount') return entry;
    const max = Math.min(entry.max ?? Infinity, Number(available));
    return { ...entry, max, hint };
  });

/** Defaults to what the line was granted for. */
export const drawDownPrefill = (
  entries: readonly FormEntry[],
  order: Pick<OrderDetail, 'loanLending' | 'repaymentType'>,
): Record<string, string> => {
  const known: Readonly<Record<string, string | null>> = {
    loanLending: order.loanLending,
    repaymentType: order.repaymentType,
  };
  return Object.fromEntries(
    entries.map(({ checkName, defaultValue }) => {
      const value = hasOwn(known, checkName) ? known[checkName] : undefined;
      return [checkName, value ?? defaultValue ?? ''];
    }),
  );
};

/** The payload of a valid form. */
export function toSubOrder(
  entries: readonly FormEntry[],
  values: Readonly<Record<string, string>>,
): SubOrderApplication {
  const asked = new Set(visibleEntries(entries, values).map(({ checkName }) => checkName));
  const text = (name: string) => (asked.has(name) ? (values[name] ?? '').trim() : '');
  const repaymentType = RepaymentTypeValues.find((type) => type === text('repaymentType'));
  const formItems = toFormItems(entries, values, fixed);
  return {
    loanAmount: text('loanAmount'),
    loanterm: Number(text('loanterm')),
    ...(text('loanLending') === '' ? {} : { loanLending: text('loanLending') }),
    ...(repaymentType ? { repaymentType } : {}),
    ...(formItems.length > 0 ? { formItems } : {}),
  };
}
