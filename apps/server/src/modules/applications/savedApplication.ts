import type { FormEntry, SavedApplication } from '@huiqi/sdk';
import { maskIdNo, maskPhone } from '../../text/mask.js';

const maskOf: Readonly<Record<string, (text: string) => string>> = {
  legalIdNo: maskIdNo,
  idcard: maskIdNo,
  ID_CARD: maskIdNo,
  legalPhone: (text) => maskPhone(text) ?? '',
  applyPhone: (text) => maskPhone(text) ?? '',
  contactPhone: (text) => maskPhone(text) ?? '',
  PHONE: (text) => maskPhone(text) ?? '',
};

/**
 * What is stored of a saved application. Identity and mobile numbers are left out: the user enters them again on
 * continuing, and abandoned ones leave none behind.
 */
export function savedApplication(
  entries: readonly FormEntry[],
  given: Readonly<Record<string, string>>,
): SavedApplication {
  const kinds = new Map<string, string>(
    entries.map(({ checkName, inputType }) => [checkName, inputType]),
  );
  const values: Record<string, string> = {};
  const masked: Record<string, string> = {};
  for (const [name, value] of Object.entries(given)) {
    const mask = maskOf[name] ?? maskOf[kinds.get(name) ?? ''];
    if (value === '') continue;
    if (mask) masked[name] = mask(value);
    else values[name] = value;
  }
  return { values, masked };
}
