import { retrievePasswordByPhone, sendResetCaptcha } from '@huiqi/sdk';
import { useMemo } from 'react';
import { useClient, useHuiqi } from '../../provider/context.js';
import { describeError } from '../../provider/describeError.js';
import { fieldErrorsOf } from '../../provider/fieldErrorsOf.js';
import { useMutationOf } from '../../provider/useMutationOf.js';
import { PhoneCodeField } from '../captchas/PhoneCodeField.js';
import type { CodeControl } from './CodeControl.js';
import { keepLoginAccount, loginAccount } from './loginAccount.js';
import type { Verified } from './retrieval.js';
import { VerifyPhoneForm } from './VerifyPhoneForm.js';

interface VerifyStepProps {
  /** Why the user is here again. */
  readonly before: unknown;
  readonly onVerified: (verified: Verified) => void;
}

/** Proves that the phone is the user's. */
export function VerifyStep({ before, onVerified }: VerifyStepProps) {
  const { drafts } = useHuiqi();
  const verify = useMutationOf(retrievePasswordByPhone, {
    successMessage: false,
    onSuccess: ({ proof }, { body }) => onVerified({ phone: body.telPhone, proof }),
  });
  const fields = useMemo(() => fieldErrorsOf(verify.error), [verify.error]);
  const problems = useMemo(() => ({ phone: fields['telPhone'], code: fields['code'] }), [fields]);
  const failure = verify.error ?? (verify.busy ? null : before);
  const isPlaced = Object.keys(fields).length > 0;
  return (
    <VerifyPhoneForm
      initialPhone={loginAccount(drafts) ?? ''}
      CodeField={ResetCodeField}
      busy={verify.busy}
      error={failure === null || isPlaced ? null : describeError(failure)}
      problems={problems}
      onPhoneChange={(phone) => keepLoginAccount(drafts, phone)}
      onVerify={({ phone, code }) => void verify.run({ body: { telPhone: phone, code } })}
    />
  );
}

function ResetCodeField({ onPhoneRefused, ...control }: CodeControl) {
  const client = useClient();
  return (
    <PhoneCodeField
      {...control}
      purpose="reset"
      onPhoneProblem={(error) => onPhoneRefused(error.userMessage)}
      send={async (solution) => {
        await sendResetCaptcha(client, { body: { phone: control.phone, ...solution } });
      }}
    />
  );
}
