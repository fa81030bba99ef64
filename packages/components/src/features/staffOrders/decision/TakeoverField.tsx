import { fillCopy } from '../../../provider/copy.js';
import { TextareaField } from '../../../ui/Textarea/TextareaField.js';
import { useStaffOrderCopy } from '../list/copy.js';

export interface TakeoverFieldProps {
  readonly id?: string | undefined;
  /** Who the order is assigned to; undefined for several orders, some of which may be assigned to others. */
  readonly assignee?: string | undefined;
  readonly value: string;
  readonly error?: string | undefined;
  readonly onChange: (reason: string) => void;
}

/** Why somebody else's order is decided. */
export function TakeoverField({ id, assignee, value, error, onChange }: TakeoverFieldProps) {
  const copy = useStaffOrderCopy();
  return (
    <TextareaField
      id={id}
      label={copy.takeover}
      required={assignee !== undefined}
      hint={
        assignee === undefined
          ? copy.takeoverHintOfMany
          : fillCopy(copy.takeoverHint, { name: assignee })
      }
      error={error}
      rows={2}
      maxLength={200}
      value={value}
      onValueChange={onChange}
    />
  );
}
