import { setNickname } from '@huiqi/sdk';
import { useMemo } from 'react';
import { useHuiqi } from '../../provider/context.js';
import { describeError } from '../../provider/describeError.js';
import { fieldErrorsOf } from '../../provider/fieldErrorsOf.js';
import { useMutationOf } from '../../provider/useMutationOf.js';
import { NicknameForm } from './NicknameForm.js';

export interface NicknameStepProps {
  /** Called with the new nickname, or null if skipped. */
  readonly onDone: (name: string | null) => void;
}

const nameKey = 'huiqi:register:nickname';

/** Sets the nickname of a new account. */
export function NicknameStep({ onDone }: NicknameStepProps) {
  const { drafts } = useHuiqi();
  const write = useMutationOf(setNickname, {
    successMessage: false,
    onSuccess: (_data, { body }) => {
      drafts.passing.remove(nameKey);
      onDone(body.userName);
    },
  });
  const fields = useMemo(() => fieldErrorsOf(write.error), [write.error]);
  const problems = useMemo(() => ({ name: fields['userName'] }), [fields]);
  const isPlaced = problems.name !== undefined;
  return (
    <NicknameForm
      initialName={drafts.passing.get(nameKey) ?? ''}
      busy={write.busy}
      error={write.error === null || isPlaced ? null : describeError(write.error)}
      problems={problems}
      onNameChange={(name) => drafts.passing.set(nameKey, name)}
      onSave={(userName) => void write.run({ body: { userName } })}
      onSkip={() => onDone(null)}
    />
  );
}
