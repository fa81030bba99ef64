import { hasOwn } from '../../copy/hasOwn.js';
import type { DynamicEntry } from '../DynamicField/types.js';
import { namesField } from '../DynamicField/fileNames.js';

type Values = Readonly<Record<string, string>>;

/**
 * Reduces a draft to what still fits a form that may have changed: values of editable entries that exist, options that
 * are still offered.
 */
export function fitDraft(entries: readonly DynamicEntry[], draft: Values): Values {
  const pairs = entries.flatMap((entry) => {
    const { checkName, inputType, readOnly } = entry;
    if (readOnly || !hasOwn(draft, checkName)) return [];
    const value = fitValue(entry, draft[checkName] ?? '');
    if (value === undefined) return [];
    const names = namesField(checkName);
    const files =
      inputType === 'UPLOAD' && hasOwn(draft, names) ? [[names, draft[names] ?? ''] as const] : [];
    return [[checkName, value] as const, ...files];
  });
  return Object.fromEntries(pairs);
}

const shapes: Readonly<Record<string, RegExp>> = {
  AREA: /^(\d{6}|0)?$/,
  AGREEMENT: /^(true)?$/,
  DATE_RANGE: /^[\d-]*~?[\d-]*$/,
  UPLOAD: /^[\w./,-]*$/,
};

function fitValue({ inputType, options }: DynamicEntry, value: string): string | undefined {
  const isOffered = (choice: string) => options?.some((option) => option.value === choice) ?? true;
  switch (inputType) {
    case 'SELECT':
    case 'RADIO':
      return value === '' || isOffered(value) ? value : undefined;
    case 'CHECKBOX':
      return value.split(',').filter(isOffered).join(',');
    case 'FIXED_TEXT':
    case 'GROUP':
      return undefined;
    default:
      return shapes[inputType]?.test(value) === false ? undefined : value;
  }
}
