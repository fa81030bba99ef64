import { useId, type ReactNode } from 'react';
import { FieldMessages, describedBy } from '../Field/FieldMessages.js';
import { RequiredMark } from '../Field/RequiredMark.js';
import { group, legend as legendClass } from './FieldGroup.css.js';

export interface FieldGroupProps {
  readonly legend: ReactNode;
  /** Fixed id of the group, for an error summary that links to it. */
  readonly id?: string | undefined;
  readonly required?: boolean | undefined;
  readonly hint?: ReactNode;
  readonly error?: string | undefined;
  readonly children: ReactNode;
}

/** A question with several controls: radios, checkboxes, a range. */
export function FieldGroup({ legend, id, required, hint, error, children }: FieldGroupProps) {
  const ownId = useId();
  const groupId = id ?? ownId;
  const ids = { hintId: `${groupId}-hint`, errorId: `${groupId}-error` };
  return (
    <fieldset
      id={groupId}
      tabIndex={-1}
      className={group}
      aria-describedby={describedBy(ids, hint, error)}
    >
      <legend className={legendClass}>
        {legend}
        {required && <RequiredMark />}
      </legend>
      {children}
      <FieldMessages {...ids} hint={hint} error={error} />
    </fieldset>
  );
}
