import {
  verifyCorporatePhone,
  verifyEnterprise,
  type CertifyType,
  type CertifyData,
  type UserInfo,
  type VerificationResult,
} from '@huiqi/sdk';
import { useMemo, useState } from 'react';
import { useHuiqi } from '../../../provider/context.js';
import { fieldErrorsOf } from '../../../provider/fieldErrorsOf.js';
import { useAction } from '../../../provider/useAction.js';
import { useDraftAreas } from '../../../provider/useDraftAreas.js';
import { useMutationOf } from '../../../provider/useMutationOf.js';
import { useLeftErrors } from '../../../patterns/useFields/useLeftErrors.js';
import { useDraft } from '../../../patterns/useDraft/useDraft.js';
import { useCompaniesCopy } from '../copy.js';
import {
  lockedFields,
  sensitiveFields,
  toVerification,
  validateGuarded,
  validateVerification,
  verificationStart,
  type LegalCheck,
  type VerificationErrors,
  type VerificationField,
} from './verificationFields.js';

export interface VerificationOptions {
  readonly user: UserInfo;
  /** The verification to correct, or known data for a new one. */
  readonly data: Partial<CertifyData> | null;
  readonly type: CertifyType;
}

/** State of the verification: values (a draft, except for the code), locks, errors, and the submission. */
export function useVerification({ user, data, type }: VerificationOptions) {
  const { client } = useHuiqi();
  const areas = useDraftAreas();
  const copy = useCompaniesCopy();
  const initial = useMemo(() => verificationStart(user, data, type), [user, data, type]);
  const draft = useDraft({
    areas,
    userId: user.id,
    // Each corrected record has its own draft: the numbers are those of its company.
    form: data?.id === undefined ? 'verification' : `verification-${data.id}`,
    initial,
    sensitive: sensitiveFields,
  });
  const [code, setCode] = useState('');
  const [check, setCheck] = useState<LegalCheck>('unchecked');
  const [errors, setErrors] = useState<VerificationErrors>({});
  const [isTyped, setTyped] = useState(false);
  const [attempt, setAttempt] = useState(0);
  const [result, setResult] = useState<VerificationResult | null>(null);
  const values = {
    ...initial,
    ...draft.values,
    // An older draft must not replace the account's tax number.
    ...(user.type === 'TAX' ? { creditCode: initial.creditCode } : {}),
    phoneCaptcha: code,
  };

  const { left, leave, forgetLeft } = useLeftErrors((name) => {
    const field = name as VerificationField;
    return values[field] && validateVerification(values)[field];
  });

  function report(found: VerificationErrors): boolean {
    setErrors(found);
    setAttempt((count) => count + 1);
    return Object.keys(found).length === 0;
  }

  function unlock() {
    setCheck('unchecked');
    setCode('');
  }

  const phoneCheck = useAction((nsrsbh: string, phone: string) =>
    // Checks are limited and the user is waiting: a limit is reported at once.
    verifyCorporatePhone(client, { nsrsbh, phone }, { retries: 0 }),
  );

  /** Whether the phone is the legal representative's; the numbers are locked during the check and after a success. */
  async function checkPhone(): Promise<boolean> {
    if (check === 'checked') return true;
    if (!report(validateGuarded(values))) return false;
    setCheck('checking');
    const verdict = await phoneCheck.run(values.creditCode, values.legalPhone);
    if (verdict?.match) {
      setCheck('checked');
      return true;
    }
    unlock();
    if (verdict) report({ legalPhone: verdict.message ?? copy.phoneMismatch });
    return false;
  }

  const verify = useMutationOf(verifyEnterprise, {
    successMessage: false,
    onSuccess(outcome) {
      setResult(outcome);
      // The code was used up, and the numbers may be wrong.
      if (outcome.result === 'SUCCESS') draft.forget();
      else unlock();
    },
    onError(error) {
      const found = fieldErrorsOf(error);
      if (Object.keys(found).length > 0) report(found);
    },
  });

  return {
    values,
    errors,
    left,
    leave,
    attempt,
    check,
    checkPhone,
    locked: lockedFields(check, user.type),
    verify,
    result,
    draft,
    /** Whether anything was entered, including the code. */
    isSaved: isTyped || draft.isSaved,
    closeResult: () => setResult(null),
    unlock,
    /** Errors without a field or result: the network, a limit, the register. */
    failure:
      phoneCheck.error ?? (Object.keys(fieldErrorsOf(verify.error)).length ? null : verify.error),
    change(name: VerificationField, value: string) {
      setTyped(true);
      if (name === 'phoneCaptcha') setCode(value);
      else draft.setValue(name, value);
      setErrors(({ [name]: _gone, ...rest }) => rest);
      forgetLeft(name);
    },
    submit() {
      if (report(validateVerification(values))) void verify.run({ body: toVerification(values) });
    },
  };
}

export type VerificationState = ReturnType<typeof useVerification>;
