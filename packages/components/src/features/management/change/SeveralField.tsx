import { Button } from '../../../ui/Button/Button.js';
import { Combobox } from '../../../ui/Combobox/Combobox.js';
import { Field } from '../../../ui/Field/Field.js';
import type { FormStore } from '../../../patterns/useFormWizard/createFormStore.js';
import { useFieldValue } from '../../../patterns/useFormWizard/useFieldValue.js';
import { fillCopy } from '../../../provider/copy.js';
import { codes } from '../fields/codecs.js';
import { useManagedFieldsCopy } from '../fields/copy.js';
import type { ContentField } from '../fields/ContentField.js';
import * as css from '../management.css.js';
import { useFocusAfterRemoval } from '../useFocusAfterRemoval.js';

export interface SeveralFieldProps {
  readonly id: string;
  readonly entry: ContentField<never>['entry'];
  readonly store: FormStore;
  readonly error?: string | undefined;
  readonly onChange: (name: string, value: string) => void;
}

/** Several choices of many, which are added one by one by their names. */
export function SeveralField({ id, entry, store, error, onChange }: SeveralFieldProps) {
  const { checkName: name, label, hint, options = [] } = entry;
  const copy = useManagedFieldsCopy();
  const leave = useFocusAfterRemoval(id);
  const chosen = codes.toValue(useFieldValue(store, name), []);
  const set = (next: readonly string[]) => onChange(name, codes.toText([...next]));
  const labelOf = (code: string) => options.find(({ value }) => value === code)?.label ?? code;
  return (
    <>
      <Field id={id} {...{ label, error }} hint={hint ?? undefined}>
        {(control) => (
          <Combobox
            {...control}
            clearOnChoice
            value={null}
            placeholder={fillCopy(copy.addOne, { field: label })}
            options={options.filter(({ value }) => !chosen.includes(value))}
            onChange={(code) => code !== null && set([...chosen, code])}
          />
        )}
      </Field>
      {chosen.length === 0 ? (
        <p className={css.muted}>{copy.noneChosen}</p>
      ) : (
        <ul className={css.chips}>
          {chosen.map((code) => (
            <li key={code}>
              <Button
                size="small"
                icon="close"
                aria-label={fillCopy(copy.removeOne, { name: labelOf(code) })}
                onClick={({ currentTarget }) => {
                  leave(currentTarget);
                  set(chosen.filter((one) => one !== code));
                }}
              >
                {labelOf(code)}
              </Button>
            </li>
          ))}
        </ul>
      )}
    </>
  );
}
