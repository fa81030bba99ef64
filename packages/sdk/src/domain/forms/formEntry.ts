import type { FormEntry } from '../../generated/models.js';
import { checkAreaCode, checkChoice, checkChoices, checkFiles } from './formChoices.js';
import { checkDay, checkMonth, checkRange } from './formDates.js';
import { checkMoney, checkNumber, checkPercent } from './formNumbers.js';
import { validateContactPhone } from '../validators/contactPhones.js';
import { checkEmail, checkRecommendation, checkTel, checkText, longestValue } from './formTexts.js';
import { validatePersonAge } from '../validators/personAge.js';
import {
  validateCreditCode,
  validateIdCard,
  validatePhone,
  type Verdict,
} from '../validators/validators.js';

export interface EntryCheck {
  /** Nothing is required, as in a saved application; present values must be valid. */
  readonly partial?: boolean | undefined;
  /** YYYY-MM-DD, Asia/Shanghai. Without it, limits relative to today are not checked. */
  readonly today?: string | undefined;
}

/** Validates one value against its form entry: a message (zh-CN), or null if it is valid. */
export function validateEntry(
  entry: FormEntry,
  raw: string | undefined,
  { partial = false, today }: EntryCheck = {},
): Verdict {
  const value = (raw ?? '').trim();
  if (value === '') return entry.required && !partial ? missing(entry) : null;
  const { label, maxLength } = entry;
  const most = Math.min(maxLength ?? longestValue, longestValue);
  if (Array.from(value).length > most) return `${label}不能超过${most}个字`;
  return checkKind(entry, value, today);
}

/** Whether an entry has input, rather than static text. */
export const isAsked = ({ inputType }: Pick<FormEntry, 'inputType'>): boolean =>
  inputType !== 'FIXED_TEXT' && inputType !== 'GROUP';

const chosen: ReadonlySet<string> = new Set<FormEntry['inputType']>([
  'SELECT',
  'RADIO',
  'CHECKBOX',
  'DATE',
  'MONTH',
  'DATE_RANGE',
  'AREA',
  'COMPANY',
]);

function missing(entry: FormEntry): Verdict {
  const { inputType, label } = entry;
  if (!isAsked(entry)) return null;
  if (inputType === 'AGREEMENT') return `请阅读并同意《${label}》`;
  if (inputType === 'UPLOAD') return `请上传${label}`;
  return `${chosen.has(inputType) ? '请选择' : '请输入'}${label}`;
}

/** Checks an identity number, optionally with the holder's age (`min`, `max`). */
function checkIdCard({ min, max }: FormEntry, value: string, today: string | undefined): Verdict {
  const wrong = validateIdCard(value, today);
  if (wrong !== null || today === undefined || typeof min !== 'number') return wrong;
  return validatePersonAge(value, today, { min, max });
}

function checkKind(entry: FormEntry, value: string, today: string | undefined): Verdict {
  switch (entry.inputType) {
    case 'MONEY':
      return checkMoney(entry, value);
    case 'NUMBER':
      return checkNumber(entry, value);
    case 'PERCENT':
      return checkPercent(entry, value);
    case 'PHONE':
      return entry.checkName === 'contactPhone'
        ? validateContactPhone(value)
        : validatePhone(value);
    case 'TEL':
      return checkTel(entry, value);
    case 'EMAIL':
      return checkEmail(entry, value);
    case 'ID_CARD':
      return checkIdCard(entry, value, today);
    case 'CREDIT_CODE':
      return validateCreditCode(value);
    case 'SELECT':
    case 'RADIO':
      return checkChoice(entry, value);
    case 'CHECKBOX':
      return checkChoices(entry, value);
    case 'DATE':
      return checkDay(entry, value, today);
    case 'MONTH':
      return checkMonth(entry, value, today);
    case 'DATE_RANGE':
      return checkRange(entry, value, today);
    case 'AREA':
      return checkAreaCode(entry, value);
    case 'COMPANY':
      return validateCreditCode(value) === null ? null : `请选择${entry.label}`;
    case 'UPLOAD':
      return checkFiles(entry, value);
    case 'AGREEMENT':
      return value === 'true' ? null : `请阅读并同意《${entry.label}》`;
    case 'FIXED_TEXT':
    case 'GROUP':
      return `${entry.label}不需要填写`;
    case 'RECOMMENDATION_CODE':
      return checkRecommendation(entry, value);
    case 'TEXT':
    case 'TEXTAREA':
      return entry.checkName === 'recommendationCode'
        ? checkRecommendation(entry, value)
        : checkText(entry, value);
  }
}
