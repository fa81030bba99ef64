import { memo, useCallback } from 'react';
import { isHeldKind } from '../DynamicField/DynamicControl.js';
import { FieldRow, type FieldRowProps } from '../DynamicField/FieldRow.js';
import { namesField } from '../DynamicField/fileNames.js';
import type { FieldChoices } from '../DynamicField/types.js';
import type { FormStore } from './createFormStore.js';
import type { FormWizard, WizardEntry } from './types.js';
import { useFieldValue } from './useFieldValue.js';
import { useForeignRevision } from './useForeignRevision.js';

export interface FormRowsProps {
  /** Ids of controls are `{idPrefix}-{checkName}`. */
  readonly idPrefix: string;
  readonly form: Pick<
    FormWizard,
    'store' | 'errors' | 'left' | 'leave' | 'attempt' | 'change' | 'setBusy'
  >;
  readonly entries: readonly WizardEntry[];
  readonly choices?: FieldChoices | undefined;
}

/** The fields of some entries, without a summary of errors. Typing only rerenders the field. */
export function FormRows({ idPrefix, form, entries, choices }: FormRowsProps) {
  const { store, errors, left, leave, change, setBusy } = form;
  return entries.map((entry) => {
    const Row = isHeldKind(entry.inputType) ? HeldRow : StoredRow;
    return (
      <Row
        key={entry.checkName}
        id={`${idPrefix}-${entry.checkName}`}
        {...{ store, entry, choices }}
        error={errors[entry.checkName] ?? left[entry.checkName]}
        onChange={change}
        onLeave={leave}
        onBusyChange={setBusy}
      />
    );
  });
}

type StoredRowProps = Omit<FieldRowProps, 'value' | 'held' | 'names'> & {
  readonly store: FormStore;
};

const StoredRow = memo(function StoredRow({ store, ...row }: StoredRowProps) {
  const { checkName, inputType } = row.entry;
  const value = useFieldValue(store, checkName);
  const names = useFieldValue(store, namesField(checkName));
  return <FieldRow {...row} value={value} names={inputType === 'UPLOAD' ? names : undefined} />;
});

/** A row whose control keeps its input, rerendered only when something else changes the value. */
const HeldRow = memo(function HeldRow({ store, onChange, ...row }: StoredRowProps) {
  const { checkName } = row.entry;
  const { revision, own } = useForeignRevision(store, checkName);
  const change = useCallback(
    (name: string, value: string) => {
      own(value);
      onChange(name, value);
    },
    [own, onChange],
  );
  return <FieldRow key={revision} {...row} held value={store.get(checkName)} onChange={change} />;
});
