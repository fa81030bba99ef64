import type { ReactNode } from 'react';
import { RadioGroup } from '../../ui/RadioGroup/RadioGroup.js';
import { TextareaField } from '../../ui/Textarea/TextareaField.js';
import { useCorrectionCopy } from './correctionCopy.js';

export interface CorrectionFieldsProps {
  /** Prefix of the ids of the fields. */
  readonly id: string;
  /** Whether the whole record is voided. */
  readonly isVoid: boolean;
  readonly onVoid: (isVoid: boolean) => void;
  /** Whether there are figures to change. Defaults to true. */
  readonly mayChange?: boolean | undefined;
  /** What happens to a voided record. */
  readonly voidHint: string;
  readonly reason: string;
  readonly reasonError?: string | undefined;
  readonly onReason: (reason: string) => void;
  /** The fields of the record. */
  readonly children: ReactNode;
}

/** The common fields of a correction: whether to void the record, and the reason. */
export function CorrectionFields(props: CorrectionFieldsProps) {
  const { id, isVoid, onVoid, mayChange = true, voidHint, reason, reasonError } = props;
  const { onReason, children } = props;
  const copy = useCorrectionCopy();
  return (
    <>
      <RadioGroup
        legend={copy.kind}
        name={`${id}-kind`}
        required
        value={isVoid ? 'void' : 'change'}
        onChange={(kind) => onVoid(kind === 'void')}
        options={[
          ...(mayChange ? [{ value: 'change', label: copy.change }] : []),
          { value: 'void', label: copy.void, hint: voidHint },
        ]}
      />
      {!isVoid && children}
      <TextareaField
        id={`${id}-reason`}
        label={copy.reason}
        required
        hint={copy.reasonHint}
        error={reasonError}
        rows={2}
        maxLength={200}
        value={reason}
        onValueChange={onReason}
      />
    </>
  );
}
