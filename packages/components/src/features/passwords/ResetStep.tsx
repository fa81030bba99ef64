import { encodePassword, isHuiqiError, retrievePassword } from '@huiqi/sdk';
import { useMemo } from 'react';
import { describeError } from '../../provider/describeError.js';
import { fieldErrorsOf } from '../../provider/fieldErrorsOf.js';
import { useMutationOf } from '../../provider/useMutationOf.js';
import { NewPasswordForm } from './NewPasswordForm.js';
import type { Verified } from './retrieval.js';

interface ResetStepProps {
  readonly verified: Verified;
  readonly onBack: () => void;
  /** Called when the proof expired: phone and code must be verified again. */
  readonly onProofSpent: (error: unknown) => void;
  readonly onDone: () => void;
}

/** Sets the new password with the proof of the previous step. */
export function ResetStep({ verified, onBack, onProofSpent, onDone }: ResetStepProps) {
  const { phone, proof } = verified;
  const reset = useMutationOf(retrievePassword, {
    successMessage: false,
    onSuccess: onDone,
    onError: (error) => {
      if (isHuiqiError(error, '792102')) onProofSpent(error);
    },
  });
  const fields = useMemo(() => fieldErrorsOf(reset.error), [reset.error]);
  const problems = useMemo(() => ({ password: fields['password'] }), [fields]);
  const isPlaced = problems.password !== undefined;
  return (
    <NewPasswordForm
      phone={phone}
      busy={reset.busy}
      error={reset.error === null || isPlaced ? null : describeError(reset.error)}
      problems={problems}
      onBack={onBack}
      onSave={(password) =>
        void reset.run({ body: { telPhone: phone, proof, password: encodePassword(password) } })
      }
    />
  );
}
