import { useId, useState, type ReactNode } from 'react';
import type { FieldControl } from '../shared/controlProps.js';
import { field, label as labelClass } from './Field.css.js';
import { FieldMessages, describedBy } from './FieldMessages.js';
import { ProblemContext } from './fieldProblem.js';
import { RequiredMark } from './RequiredMark.js';

export interface FieldProps {
  readonly label: ReactNode;
  /** Fixed id of the control, for an error summary that links to it. */
  readonly id?: string | undefined;
  readonly required?: boolean | undefined;
  readonly hint?: ReactNode;
  readonly error?: string | undefined;
  readonly children: (control: FieldControl) => ReactNode;
}

/** Label above, control, hint and one message under it, tied together for assistive technology. */
export function Field({ label, id, required, hint, error, children }: FieldProps) {
  const ownId = useId();
  const controlId = id ?? ownId;
  const ids = { hintId: `${controlId}-hint`, errorId: `${controlId}-error` };
  const [problem, report] = useState<string>();
  const message = problem ?? error;
  return (
    <div className={field}>
      <label htmlFor={controlId} className={labelClass}>
        {label}
        {required && <RequiredMark />}
      </label>
      <ProblemContext.Provider value={report}>
        {children({
          id: controlId,
          'aria-describedby': describedBy(ids, hint, message),
          'aria-invalid': error ? true : undefined,
          'aria-required': required ? true : undefined,
        })}
      </ProblemContext.Provider>
      <FieldMessages {...ids} hint={hint} error={message} />
    </div>
  );
}
