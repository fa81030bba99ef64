import type { FormEntry } from '../generated/models.js';
import { isCalendarDate } from './dates.js';
import { validateCreditCode, validateIdCard, validatePhone, type Verdict } from './validators.js';

const wan = /^\d{1,8}(\.\d{1,2})?$/;
const number = /^-?\d{1,12}(\.\d{1,6})?$/;

/** Validates one value against its form entry: a message (zh-CN), or null if it is valid. */
export function validateEntry(entry: FormEntry, raw: string | undefined): Verdict {
  const value = (raw ?? '').trim();
  if (value === '') return entry.required ? `${verb(entry)}${entry.label}` : null;
  const { maxLength } = entry;
  if (typeof maxLength === 'number' && Array.from(value).length > maxLength) {
    return `${entry.label}不能超过${maxLength}个字`;
  }
  return checkKind(entry, value);
}

const chosen: ReadonlySet<string> = new Set(['SELECT', 'RADIO', 'DATE', 'AREA']);
const verb = ({ inputType }: FormEntry) => (chosen.has(inputType) ? '请选择' : '请输入');

function checkKind(entry: FormEntry, value: string): Verdict {
  switch (entry.inputType) {
    case 'MONEY':
      if (!wan.test(value)) return `${entry.label}应为数字，最多两位小数`;
      return checkLimits(entry, Number(value));
    case 'NUMBER':
      if (!number.test(value)) return `${entry.label}应为数字`;
      // A term is counted in whole months.
      if (entry.checkName === 'loanterm' && !/^\d+$/.test(value)) return `${entry.label}应为整数`;
      return checkLimits(entry, Number(value));
    case 'PHONE':
      return validatePhone(value);
    case 'ID_CARD':
      return validateIdCard(value);
    case 'CREDIT_CODE':
      return validateCreditCode(value);
    case 'DATE':
      return isCalendarDate(value) ? null : `请选择正确的${entry.label}`;
    case 'AREA':
      return /^(0|\d{6})$/.test(value) ? null : `请选择${entry.label}`;
    case 'SELECT':
    case 'RADIO':
      return checkChoice(entry, value);
    default:
      return checkText(entry, value);
  }
}

function checkLimits({ label, min, max, unit }: FormEntry, value: number): Verdict {
  const suffix = unit ?? '';
  if (typeof min === 'number' && value < min) return `${label}不能低于${min}${suffix}`;
  if (typeof max === 'number' && value > max) return `${label}不能高于${max}${suffix}`;
  return null;
}

function checkChoice({ options, label }: FormEntry, value: string): Verdict {
  const known = options === undefined || options.some((option) => option.value === value);
  return known ? null : `请选择${label}`;
}

/** Fixed fields whose length the contract limits regardless of the form. */
const lengths: Readonly<Record<string, readonly [number, number]>> = {
  taxpayer: [2, 100],
  legalName: [2, 50],
  applyName: [2, 50],
  contactName: [2, 50],
  customerSourceChannel: [0, 50],
  loanLending: [0, 200],
  recommendationCode: [0, 32],
};

function checkText({ checkName, label }: FormEntry, value: string): Verdict {
  if (checkName === 'tel' && !/^[0-9-]{7,20}$/.test(value)) return `请输入正确的${label}`;
  const limits = Object.hasOwn(lengths, checkName) ? lengths[checkName] : undefined;
  const [least, most] = limits ?? [0, 2_000];
  const length = Array.from(value).length;
  if (length < least) return `${label}不能少于${least}个字`;
  return length > most ? `${label}不能超过${most}个字` : null;
}
