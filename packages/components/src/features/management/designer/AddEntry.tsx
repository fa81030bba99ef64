import { FormInputTypeLabels, FormInputTypeValues, type FormEntry } from '@huiqi/sdk';
import { useState } from 'react';
import { Button } from '../../../ui/Button/Button.js';
import { Field } from '../../../ui/Field/Field.js';
import { Select } from '../../../ui/Select/Select.js';
import { useFormDesignerCopy } from '../fields/formCopy.js';
import * as css from './designer.css.js';
import { standardEntries } from './standardEntries.js';

export interface AddEntryProps {
  readonly entries: readonly FormEntry[];
  /** Called with a standard entry's name or a kind. */
  readonly onAdd: (what: string) => void;
}

/** Chooses what to add: an entry that the platform knows, or one of any kind. */
export function AddEntry({ entries, onAdd }: AddEntryProps) {
  const copy = useFormDesignerCopy();
  const [what, setWhat] = useState<string>('TEXT');
  const known = standardEntries(copy).filter((standard) =>
    entries.every(({ checkName }) => checkName !== standard.checkName),
  );
  return (
    <div className={css.add}>
      <Field label={copy.addKind}>
        {(control) => (
          <Select
            {...control}
            value={what}
            onChange={({ target }) => setWhat(target.value)}
            options={[
              ...FormInputTypeValues.map((kind) => ({
                value: kind as string,
                label: FormInputTypeLabels[kind],
              })),
              ...known.map(({ checkName, label }) => ({
                value: checkName,
                label: `${copy.standard}：${label}`,
              })),
            ]}
          />
        )}
      </Field>
      <Button
        icon="plus"
        onClick={() => {
          onAdd(what);
          setWhat('TEXT');
        }}
      >
        {copy.add}
      </Button>
    </div>
  );
}
