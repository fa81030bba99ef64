import { creditCodeCheckChar, idCardCheckChar } from './checkDigits.js';
import { formatDate, isCalendarDate } from '../dates/dates.js';
import { isCommonPassword } from '../passwords/passwordStrength.js';

/** A message for the user (zh-CN), or null if the value is valid. */
export type Verdict = string | null;

/** Unified social credit code or older number: 15 to 20 letters or digits (spec 1 §5). */
export function validateCreditCode(value: string): Verdict {
  if (value === '') return '请输入统一社会信用代码';
  return /^[0-9A-Za-z]{15,20}$/.test(value) ? null : '请输入15至20位字母或数字的统一社会信用代码';
}

/** A warning, not an error: an 18-character code with a wrong check character (GB 32100). */
export function creditCodeWarning(value: string): Verdict {
  if (value.length !== 18) return null;
  const code = value.toUpperCase();
  return creditCodeCheckChar(code.slice(0, 17)) === code.charAt(17)
    ? null
    : '统一社会信用代码校验位不符，请核对';
}

/**
 * Resident identity number: 18 characters, a day of birth of somebody who may live, check character (GB 11643). `today` is
 * YYYY-MM-DD in Asia/Shanghai.
 */
export function validateIdCard(value: string, today = formatDate(new Date())): Verdict {
  if (value === '') return '请输入身份证号';
  const wrong = '请输入正确的身份证号';
  if (!/^[1-9]\d{16}[0-9Xx]$/.test(value)) return wrong;
  const birth = `${value.slice(6, 10)}-${value.slice(10, 12)}-${value.slice(12, 14)}`;
  if (!isCalendarDate(birth) || birth < '1900-01-01' || birth > today) return wrong;
  return idCardCheckChar(value.slice(0, 17)) === value.charAt(17).toUpperCase() ? null : wrong;
}

export function validatePhone(value: string): Verdict {
  if (value === '') return '请输入手机号';
  return /^1[3-9]\d{9}$/.test(value) ? null : '请输入正确的手机号';
}

/** Code sent to a phone. */
export function validateCaptcha(value: string): Verdict {
  if (value === '') return '请输入验证码';
  return /^\d{4,8}$/.test(value) ? null : '请输入正确的验证码';
}

/**
 * Validates a new password: 8 to 64 characters of two kinds, not a common one. The specification has no rule; this one
 * is inferred.
 */
export function validatePassword(value: string): Verdict {
  if (value === '') return '请输入密码';
  if (value.length < 8 || value.length > 64) return '密码长度应为8至64位';
  if (/\s/.test(value)) return '密码不能包含空格';
  const kinds = [/[A-Za-z]/, /\d/, /[^A-Za-z0-9]/].filter((kind) => kind.test(value)).length;
  if (kinds < 2) return '密码应包含字母、数字、符号中的至少两种';
  return isCommonPassword(value) ? '该密码过于常见，请更换' : null;
}

export function validatePasswordAgain(value: string, first: string): Verdict {
  if (value === '') return '请再次输入密码';
  return value === first ? null : '两次输入的密码不一致';
}

/** A nickname: 1 to 20 letters, digits, single spaces and a few marks; nothing invisible or read as markup. */
export function validateNickname(value: string): Verdict {
  if (value === '') return '请输入昵称';
  if ([...value].length > 20) return '昵称不能超过20个字';
  if (/^ | $| {2}/.test(value)) return '昵称前后不能有空格';
  return /^[\p{L}\p{M}\p{N} ·•()（）._-]+$/u.test(value)
    ? null
    : '昵称只能包含文字、数字和 · ( ) - _ .';
}
