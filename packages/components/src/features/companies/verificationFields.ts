import type { CertifyData, CertifyType, UserInfo, Verification } from '@huiqi/sdk';
import {
  validateCaptcha,
  validateCreditCode,
  validateIdCard,
  validatePhone,
} from '@huiqi/sdk/domain';

/** Fields of the verification by their names in the payload (spec 1 §3 Verification form). */
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

/** Identity numbers are kept until the tab closes; a code is not kept at all. */
export const sensitiveFields = ['legalIdNo'];

/** `unchecked` until a code is requested, `checked` once it was sent for these very numbers. */
export type LegalCheck = 'unchecked' | 'checking' | 'checked';

const guarded: readonly VerificationField[] = ['creditCode', 'legalIdNo', 'legalPhone'];

/**
 * The fields that cannot be changed: credit code, legal ID and legal phone while the phone is checked and after it
 * was; the tax number of a TAX user always (spec 1 §5, §6).
 */
export function lockedFields(
  check: LegalCheck,
  type: UserInfo['type'],
): readonly VerificationField[] {
  if (check !== 'unchecked') return guarded;
  return type === 'TAX' ? ['creditCode'] : [];
}

const plain = (text: string | null | undefined) => (text && !text.includes('*') ? text : '');

/** What is known before anybody types. Masked numbers are left to be typed. */
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

/** One message for each field that needs one. */
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

/** Messages of the numbers that the check of the phone rests on. */
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
