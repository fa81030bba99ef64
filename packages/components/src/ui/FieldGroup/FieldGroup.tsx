import { useId, type ReactNode } from 'react';
import { FieldMessages, describedBy } from '../Field/FieldMessages.js';
import { RequiredMark } from '../Field/RequiredMark.js';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.js';
import { group, legend as legendClass } from './FieldGroup.css.js';
import { useFormCopy } from '../shared/formCopy.js';

export interface FieldGroupProps {
  readonly legend: ReactNode;
  /** Fixed id of the group, for an error summary that links to it. */
  readonly id?: string | undefined;
  readonly required?: boolean | undefined;
  readonly hint?: ReactNode;
  readonly error?: string | undefined;
  readonly children: ReactNode;
  /** Set when all controls are radios: unlike a group, a radiogroup supports `aria-required`. */
  readonly role?: 'radiogroup' | undefined;
}

/** A fieldset for several controls: radios, checkboxes, a range. */
export function FieldGroup(props: FieldGroupProps) {
  const { legend, id, required, hint, error, children, role } = props;
  const copy = useFormCopy();
  const ownId = useId();
  const groupId = id ?? ownId;
  const ids = { hintId: `${groupId}-hint`, errorId: `${groupId}-error` };
  const radios = role && {
    role,
    'aria-required': required,
    'aria-invalid': error ? true : undefined,
  };
  return (
    <fieldset
      id={groupId}
      tabIndex={-1}
      className={group}
      aria-describedby={describedBy(ids, hint, error)}
      {...radios}
    >
      <legend className={legendClass}>
        {legend}
        {required && <RequiredMark />}
        {required && !role && <VisuallyHidden>{copy.required}</VisuallyHidden>}
      </legend>
      {children}
      <FieldMessages {...ids} hint={hint} error={error} />
    </fieldset>
  );
}
