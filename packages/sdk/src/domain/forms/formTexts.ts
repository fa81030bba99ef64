import { hasOwn } from '../../builtins/hasOwn.js';
import { systemRecommendationText } from '../../generated/constants.js';
import type { FormEntry } from '../../generated/models.js';
import type { Verdict } from '../validators/validators.js';

/** Maximum length (code points) of any value: that of an application's item. */
export const longestValue = 2_000;

/** Fixed fields whose length the contract limits regardless of the form. */
const lengths: Readonly<Record<string, readonly [number, number]>> = {
  taxpayer: [2, 100],
  legalName: [2, 50],
  applyName: [2, 50],
  contactName: [2, 50],
  customerSourceChannel: [0, 50],
  loanLending: [0, 200],
  houseDetailAddress: [0, 200],
};

export function checkText(entry: FormEntry, value: string): Verdict {
  const { checkName, label } = entry;
  if (checkName === 'tel') return checkTel(entry, value);
  const limits = hasOwn(lengths, checkName) ? lengths[checkName] : undefined;
  const [shortest, longest] = limits ?? [0, longestValue];
  const least = Math.max(shortest, entry.minLength ?? 0);
  const most = Math.min(longest, entry.maxLength ?? longest);
  const length = Array.from(value).length;
  if (length < least) return `${label}不能少于${least}个字`;
  return length > most ? `${label}不能超过${most}个字` : null;
}

/** A landline with or without extension, a service number or a mobile number. */
export function checkTel({ label }: FormEntry, value: string): Verdict {
  return /^(?=.{7,24}$)\d+(-\d+)*(转\d{1,6})?$/.test(value) ? null : `请输入正确的${label}`;
}

export function checkEmail({ label }: FormEntry, value: string): Verdict {
  const [name = '', host = '', ...rest] = value.split('@');
  const isRight =
    rest.length === 0 &&
    value.length <= 254 &&
    /^[^\s@]{1,64}$/.test(name) &&
    /^[\p{L}\p{N}-]+(\.[\p{L}\p{N}-]+)+$/u.test(host);
  return isRight ? null : `请输入正确的${label}`;
}

/** The recommender's code, or the text for one allocated by the system (spec 1 §5). */
export const checkRecommendation = ({ label }: FormEntry, value: string): Verdict =>
  value === systemRecommendationText || /^[0-9A-Za-z]{2,32}$/.test(value)
    ? null
    : `请输入正确的${label}`;
