import type { CompanyMember } from '@huiqi/sdk';
import { useId, type RefObject } from 'react';
import { describeError } from '../../../provider/describeError.js';
import { DescriptionList } from '../../../ui/DescriptionList/DescriptionList.js';
import { ErrorPanel } from '../../../ui/ErrorPanel/ErrorPanel.js';
import { Field } from '../../../ui/Field/Field.js';
import { Stack } from '../../../ui/Stack/Stack.js';
import { Textarea } from '../../../ui/Textarea/Textarea.js';
import { useBrowserLayoutEffect } from '../../../ui/shared/useBrowserLayoutEffect.js';
import { memberLabel } from './CompanyMemberTable.js';
import { useCompanyMembersCopy } from './copy.js';

export interface MemberObjectionFormProps {
  readonly member: CompanyMember;
  readonly reason: string;
  /** Error of the reason field. */
  readonly problem: string | undefined;
  /** Why the objection was not stored, or null. */
  readonly error: unknown;
  readonly onReasonChange: (reason: string) => void;
  /** The reason field, focused when invalid. */
  readonly field: RefObject<HTMLTextAreaElement | null>;
}

/** A form for why somebody should not use the company. */
export function MemberObjectionForm(props: MemberObjectionFormProps) {
  const { member, reason, problem, error, onReasonChange, field } = props;
  const copy = useCompanyMembersCopy();
  const id = useId();
  // The form replaces the list, whose button had the focus.
  useBrowserLayoutEffect(() => field.current?.focus(), [field]);
  return (
    <Stack>
      <p>{copy.objectHint}</p>
      {error !== null && <ErrorPanel compact {...describeError(error)} />}
      <DescriptionList
        columns={1}
        items={[{ term: copy.member, value: memberLabel(member, copy) }]}
      />
      <Field
        id={`${id}-reason`}
        label={copy.reason}
        required
        hint={copy.reasonHint}
        error={problem}
      >
        {(control) => (
          <Textarea
            {...control}
            ref={field}
            rows={4}
            maxLength={200}
            value={reason}
            onChange={({ target }) => onReasonChange(target.value)}
          />
        )}
      </Field>
    </Stack>
  );
}
