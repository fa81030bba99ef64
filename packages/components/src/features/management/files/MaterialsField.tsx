import { createIdempotencyKey, type ManagedPolicyMaterial } from '@huiqi/sdk';
import { useFieldValue } from '../../../patterns/useFormWizard/useFieldValue.js';
import { Button } from '../../../ui/Button/Button.js';
import { FieldGroup } from '../../../ui/FieldGroup/FieldGroup.js';
import { useManagedFieldsCopy } from '../fields/copy.js';
import { listFrom } from '../fields/policyFiles.js';
import * as css from '../management.css.js';
import type { RichTextFieldProps } from '../richText/RichTextField.js';
import { useFocusAfterRemoval } from '../useFocusAfterRemoval.js';
import { MaterialEditor } from './MaterialEditor.js';

/** Files that a declaration needs, in their order. */
export function MaterialsField({ id, entry, store, error, onChange }: RichTextFieldProps) {
  const { checkName: name, label } = entry;
  const copy = useManagedFieldsCopy();
  const leave = useFocusAfterRemoval(`${id}-add`);
  const materials = listFrom<ManagedPolicyMaterial>(useFieldValue(store, name));
  const set = (next: readonly ManagedPolicyMaterial[]) => onChange(name, JSON.stringify(next));
  const change = (changed: ManagedPolicyMaterial) =>
    set(
      listFrom<ManagedPolicyMaterial>(store.get(name)).map((one) =>
        one.id === changed.id ? changed : one,
      ),
    );
  const add = () =>
    set([
      ...materials,
      {
        // Never that of a removed one: files that were submitted for it are found by it.
        id: createIdempotencyKey(),
        name: '',
        required: true,
        types: ['PDF', 'JPG', 'PNG'],
        template: null,
      },
    ]);
  const raise = (at: number) => {
    const [moved, before] = [materials[at], materials[at - 1]];
    if (moved && before)
      set([...materials.slice(0, at - 1), moved, before, ...materials.slice(at + 1)]);
  };
  return (
    <FieldGroup id={id} legend={label} error={error}>
      <ol className={css.materials}>
        {materials.map((material, at) => (
          <li key={material.id}>
            <MaterialEditor
              {...{ material }}
              number={at + 1}
              onChange={change}
              onRaise={at === 0 ? undefined : () => raise(at)}
              onRemove={(button) => {
                leave(button);
                set(materials.filter((one) => one !== material));
              }}
            />
          </li>
        ))}
      </ol>
      <div>
        <Button id={`${id}-add`} icon="plus" onClick={add}>
          {copy.addMaterial}
        </Button>
      </div>
    </FieldGroup>
  );
}
