import { fields } from './DynamicFields.css.js';
import { FieldErrors } from './FieldErrors.js';
import { FieldRow } from './FieldRow.js';
import { namesField } from './fileNames.js';
import type { DynamicEntry, FieldChoices } from './types.js';

export interface DynamicFieldsProps {
  /** Ids of controls are `{idPrefix}-{checkName}`. */
  readonly idPrefix: string;
  readonly entries: readonly DynamicEntry[];
  readonly values: Readonly<Record<string, string | undefined>>;
  /** Errors by `checkName`. */
  readonly errors: Readonly<Record<string, string>>;
  /** Errors shown on blur (`useLeftErrors`), which the summary does not repeat. */
  readonly left?: Readonly<Record<string, string>> | undefined;
  /** Number of submissions: the summary takes focus after each failed one. */
  readonly attempt: number;
  readonly choices?: FieldChoices | undefined;
  readonly onLeave?: ((name: string) => void) | undefined;
  readonly onChange: (name: string, value: string) => void;
}

/** Fields of a short dynamic form below a summary of their errors. Long forms use `useFormWizard`. */
export function DynamicFields(props: DynamicFieldsProps) {
  const { idPrefix, entries, values, errors, left, attempt, choices, onChange, onLeave } = props;
  return (
    <div className={fields}>
      <FieldErrors {...{ idPrefix, entries, errors, attempt }} />
      {entries.map((entry) => (
        <FieldRow
          key={entry.checkName}
          id={`${idPrefix}-${entry.checkName}`}
          entry={entry}
          value={values[entry.checkName] ?? ''}
          names={entry.inputType === 'UPLOAD' ? values[namesField(entry.checkName)] : undefined}
          error={errors[entry.checkName] ?? left?.[entry.checkName]}
          choices={choices}
          onChange={onChange}
          onLeave={onLeave}
        />
      ))}
    </div>
  );
}
