import type { FormEntry } from '@huiqi/sdk';
import type { FormValues } from '@huiqi/sdk/domain';
import { DynamicField } from '../../patterns/DynamicField/DynamicField.js';
import type { Choice } from '../../patterns/DynamicField/types.js';
import { ErrorSummary } from '../../ui/ErrorSummary/ErrorSummary.js';
import { form } from './ProductDetail.css.js';
import { useLoansCopy } from './useLoansCopy.js';

export interface FormFieldsProps {
  /** Ids of controls are `{idPrefix}-{checkName}`. */
  readonly idPrefix: string;
  readonly entries: readonly FormEntry[];
  readonly values: FormValues;
  readonly errors: Readonly<Record<string, string>>;
  /** Counts submits: the summary takes focus again after each failed one. */
  readonly attempt: number;
  readonly areas?: readonly Choice[] | undefined;
  readonly onChange: (name: string, value: string) => void;
}

/** Fields of a dynamic form under one summary of what is wrong. */
export function FormFields(props: FormFieldsProps) {
  const { idPrefix, entries, values, errors, attempt, areas, onChange } = props;
  const copy = useLoansCopy();
  const wrong = Object.entries(errors).map(([name, message]) => ({
    fieldId: `${idPrefix}-${name}`,
    message,
  }));
  return (
    <div className={form}>
      {wrong.length > 0 && <ErrorSummary key={attempt} title={copy.errors} errors={wrong} />}
      {entries.map((entry) => (
        <DynamicField
          key={entry.checkName}
          id={`${idPrefix}-${entry.checkName}`}
          entry={entry}
          value={values[entry.checkName] ?? ''}
          error={errors[entry.checkName]}
          areas={areas}
          onChange={(value) => onChange(entry.checkName, value)}
        />
      ))}
    </div>
  );
}
