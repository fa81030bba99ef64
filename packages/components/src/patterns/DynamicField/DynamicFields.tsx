import { ErrorSummary } from '../../ui/ErrorSummary/ErrorSummary.js';
import { FieldWidth, type FieldWidthProps } from '../WizardPage/FieldWidth.js';
import { DynamicField } from './DynamicField.js';
import { fields } from './DynamicFields.css.js';
import type { Choice, DynamicEntry } from './types.js';

export interface DynamicFieldsProps {
  /** Ids of controls are `{idPrefix}-{checkName}`. */
  readonly idPrefix: string;
  readonly entries: readonly DynamicEntry[];
  readonly values: Readonly<Record<string, string | undefined>>;
  /** Messages by `checkName`. */
  readonly errors: Readonly<Record<string, string>>;
  /** Counts submits: the summary takes focus again after each failed one. */
  readonly attempt: number;
  readonly areas?: readonly Choice[] | undefined;
  readonly onChange: (name: string, value: string) => void;
}

/** Widths by the kind of the entry; a single line is as wide as a name. */
const sizes: Readonly<Record<string, FieldWidthProps['size']>> = {
  MONEY: 'amount',
  NUMBER: 'amount',
  DATE: 'amount',
  RADIO: 'full',
  TEXTAREA: 'full',
};

/** Fields of a dynamic form below one summary of their errors. */
export function DynamicFields(props: DynamicFieldsProps) {
  const { idPrefix, entries, values, errors, attempt, areas, onChange } = props;
  const wrong = Object.entries(errors).map(([name, message]) => ({
    fieldId: `${idPrefix}-${name}`,
    label: entries.find(({ checkName }) => checkName === name)?.label,
    message,
  }));
  return (
    <div className={fields}>
      {wrong.length > 0 && <ErrorSummary key={attempt} errors={wrong} />}
      {entries.map((entry) => (
        <FieldWidth key={entry.checkName} size={sizes[entry.inputType] ?? 'name'}>
          <DynamicField
            id={`${idPrefix}-${entry.checkName}`}
            entry={entry}
            value={values[entry.checkName] ?? ''}
            error={errors[entry.checkName]}
            areas={areas}
            onChange={(value) => onChange(entry.checkName, value)}
          />
        </FieldWidth>
      ))}
    </div>
  );
}
