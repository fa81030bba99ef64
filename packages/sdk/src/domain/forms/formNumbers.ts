import type { FormEntry } from '../../generated/models.js';
import type { Verdict } from '../validators/validators.js';

const wan = /^\d{1,8}(\.\d{1,2})?$/;
const number = /^-?\d{1,12}(\.\d{1,6})?$/;
const percent = /^-?\d{1,3}(\.\d{1,2})?$/;

/** Money in 万元 or 元, without a sign. */
export function checkMoney(entry: FormEntry, value: string): Verdict {
  if (!wan.test(value)) return `${entry.label}应为数字，最多两位小数`;
  return checkLimits(entry, value);
}

/** The decimals a number may have; terms are counted in whole months. */
export const decimalsOf = ({ checkName, decimals }: Pick<FormEntry, 'checkName' | 'decimals'>) =>
  checkName === 'loanterm' ? 0 : (decimals ?? 6);

export function checkNumber(entry: FormEntry, value: string): Verdict {
  const { label } = entry;
  if (!number.test(value)) return `${label}应为数字`;
  const most = decimalsOf(entry);
  const decimals = value.split('.')[1]?.length ?? 0;
  if (most === 0 && (decimals > 0 || (entry.checkName === 'loanterm' && value.startsWith('-'))))
    return `${label}应为整数`;
  if (decimals > most) return `${label}最多${most}位小数`;
  return checkLimits(entry, value);
}

/** A rate with at most two decimals; negative only if the entry allows it. */
export function checkPercent(entry: FormEntry, value: string): Verdict {
  if (!percent.test(value)) return `${entry.label}应为数字，最多两位小数`;
  return checkLimits({ ...entry, min: entry.min ?? 0, unit: entry.unit ?? '%' }, value);
}

function checkLimits({ label, min, max, unit }: FormEntry, text: string): Verdict {
  const value = Number(text);
  const suffix = unit ?? '';
  if (typeof min === 'number' && value < min) return `${label}不能低于${min}${suffix}`;
  if (typeof max === 'number' && value > max) return `${label}不能高于${max}${suffix}`;
  return null;
}
