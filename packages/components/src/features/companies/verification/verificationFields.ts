import type { CertifyData, CertifyType, UserInfo, Verification } from '@huiqi/sdk';
import {
  validateCaptcha,
  validateCreditCode,
  validateIdCard,
  validatePhone,
} from '@huiqi/sdk/domain';

/** Fields of the verification by payload name (spec 1 §3 Verification form). */
export const verificationFields = [
  'creditCode',
  'certifyType',
  'legalIdNo',
  'legalPhone',
  'phoneCaptcha',
] as const;
export type VerificationField = (typeof verificationFields)[number];
export type VerificationValues = Readonly<Record<VerificationField, string>>;
export type VerificationErrors = Readonly<Partial<Record<VerificationField, string>>>;

/** Identity numbers are kept until the tab closes; a code is not stored at all. */
export const sensitiveFields = ['legalIdNo'];

/** `unchecked` until a code is requested, `checked` once it was sent for exactly these numbers. */
export type LegalCheck = 'unchecked' | 'checking' | 'checked';

const guarded: readonly VerificationField[] = ['creditCode', 'legalIdNo', 'legalPhone'];

/**
 * The read-only fields: credit code, legal ID and legal phone during and after the phone check; always the tax number
 * of a TAX user (spec 1 §5, §6).
 */
export function lockedFields(
  check: LegalCheck,
  type: UserInfo['type'],
): readonly VerificationField[] {
  if (check !== 'unchecked') return guarded;
  return type === 'TAX' ? ['creditCode'] : [];
}

const plain = (text: string | null | undefined) => (text && !text.includes('*') ? text : '');

/** Initial values. Masked numbers are left for the user to type. */
export function verificationStart(
  user: Pick<UserInfo, 'type' | 'taxNo' | 'creditCode'>,
  data: Partial<CertifyData> | null,
  type: CertifyType,
): VerificationValues {
  const own = user.type === 'TAX' ? user.taxNo : null;
  return {
    creditCode: own ?? plain(data?.creditCode) ?? '',
    certifyType: data?.certifyType ?? type,
    legalIdNo: plain(data?.legalIdNo),
    legalPhone: plain(data?.legalPhone),
    phoneCaptcha: '',
  };
}

/** Errors, at most one per field. */
export function validateVerification(values: VerificationValues): VerificationErrors {
  const verdicts: Record<VerificationField, string | null> = {
    creditCode: validateCreditCode(values.creditCode),
    certifyType: null,
    legalIdNo: validateIdCard(values.legalIdNo),
    legalPhone: validatePhone(values.legalPhone),
    phoneCaptcha: validateCaptcha(values.phoneCaptcha),
  };
  const pairs = Object.entries(verdicts).filter((pair) => pair[1] !== null);
  return Object.fromEntries(pairs) as VerificationErrors;
}

/** Errors of the numbers needed for the phone check. */
export function validateGuarded(values: VerificationValues): VerificationErrors {
  const found = validateVerification(values);
  return Object.fromEntries(
    Object.entries(found).filter(([name]) => guarded.includes(name as VerificationField)),
  );
}

export function toVerification(values: VerificationValues): Verification {
  const { creditCode, certifyType, legalIdNo, legalPhone, phoneCaptcha } = values;
  return {
    certifyType: certifyType as CertifyType,
    creditCode,
    legalIdNo,
    legalPhone,
    phoneCaptcha,
  };
}
