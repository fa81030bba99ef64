import { ErrorSummary } from '../../ui/ErrorSummary/ErrorSummary.js';
import type { DynamicEntry } from './types.js';

export interface FieldErrorsProps {
  readonly idPrefix: string;
  readonly entries: readonly DynamicEntry[];
  /** Errors by `checkName`. */
  readonly errors: Readonly<Record<string, string>>;
  readonly attempt: number;
}

/** A summary of a form's errors in field order; those without a field are below. */
export function FieldErrors({ idPrefix, entries, errors, attempt }: FieldErrorsProps) {
  const place = (name: string) => {
    const index = entries.findIndex(({ checkName }) => checkName === name);
    return index === -1 ? entries.length : index;
  };
  const wrong = Object.entries(errors)
    .sort(([one], [other]) => place(one) - place(other))
    .map(([name, message]) => ({
      fieldId: `${idPrefix}-${name}`,
      label: entries[place(name)]?.label,
      message,
    }));
  return wrong.length > 0 ? <ErrorSummary key={attempt} errors={wrong} /> : null;
}
