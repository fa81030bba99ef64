import { isHeldKind } from '../../../patterns/DynamicField/DynamicControl.js';
import { FieldRow } from '../../../patterns/DynamicField/FieldRow.js';
import { entryFields } from '../fields/entryFields.js';
import { useFormDesignerCopy } from '../fields/formCopy.js';
import * as css from '../management.css.js';
import { ConditionsField, type ConditionsFieldProps } from './ConditionsField.js';

/** Ids of controls are `{idPrefix}-entry-{name}`. */
export type EntryEditorProps = ConditionsFieldProps;

/** The properties of an entry, of which its kind decides which are there. */
export function EntryEditor({ idPrefix, entry, entries, onChange }: EntryEditorProps) {
  const copy = useFormDesignerCopy();
  return (
    <div className={css.fields}>
      {entryFields(copy, entry).map((field) => (
        <FieldRow
          key={field.name}
          id={`${idPrefix}-entry-${field.name}`}
          entry={field.entry}
          // Its text cannot always be read back from the value while it is typed: `0.`.
          held={isHeldKind(field.entry.inputType)}
          value={field.read(entry)}
          onChange={(_name, typed) => onChange(field.write(entry, typed))}
        />
      ))}
      {entry.checkName === 'repaymentType' && <p className={css.muted}>{copy.optionsOfProduct}</p>}
      <ConditionsField {...{ idPrefix, entry, entries, onChange }} />
    </div>
  );
}
