import { FileTypeLabels, FileTypeValues, type ManagedPolicyMaterial } from '@huiqi/sdk';
import { useId } from 'react';
import { fillCopy } from '../../../provider/copy.js';
import { Button } from '../../../ui/Button/Button.js';
import { Checkbox } from '../../../ui/Checkbox/Checkbox.js';
import { Field } from '../../../ui/Field/Field.js';
import { FieldGroup } from '../../../ui/FieldGroup/FieldGroup.js';
import { Input } from '../../../ui/Input/Input.js';
import { useManagedFieldsCopy } from '../fields/copy.js';
import * as css from '../management.css.js';
import { useFocusAfterRemoval } from '../useFocusAfterRemoval.js';
import { TemplateUpload } from './TemplateUpload.js';

export interface MaterialEditorProps {
  readonly material: ManagedPolicyMaterial;
  readonly number: number;
  readonly onChange: (material: ManagedPolicyMaterial) => void;
  /** Moves it before the one above; omitted for the first. */
  readonly onRaise?: (() => void) | undefined;
  readonly onRemove: (button: HTMLElement) => void;
}

/** A file that a declaration needs: its name, whether it must be there, its types and its template. */
export function MaterialEditor(props: MaterialEditorProps) {
  const { material, number, onChange, onRaise, onRemove } = props;
  const { name, required, types, template } = material;
  const copy = useManagedFieldsCopy();
  const uploadId = useId();
  const leave = useFocusAfterRemoval(uploadId);
  const templateName = template && fillCopy(copy.template, { name: template.fileName });
  const named = { name: name || fillCopy(copy.material, { n: number }) };
  return (
    <div className={css.material}>
      <Field label={copy.materialName}>
        {(control) => (
          <Input
            {...control}
            maxLength={100}
            value={name}
            onChange={({ target }) => onChange({ ...material, name: target.value })}
          />
        )}
      </Field>
      <Checkbox
        label={copy.mustHave}
        checked={required}
        onChange={({ target }) => onChange({ ...material, required: target.checked })}
      />
      <FieldGroup legend={copy.fileTypes}>
        <div className={css.row}>
          {FileTypeValues.map((type) => (
            <Checkbox
              key={type}
              label={FileTypeLabels[type]}
              checked={types.includes(type)}
              onChange={({ target }) =>
                onChange({
                  ...material,
                  types: target.checked ? [...types, type] : types.filter((one) => one !== type),
                })
              }
            />
          ))}
        </div>
      </FieldGroup>
      {templateName ? (
        <ul className={css.chips}>
          <li>
            <Button
              size="small"
              icon="close"
              aria-label={fillCopy(copy.removeFile, { name: templateName })}
              onClick={({ currentTarget }) => {
                leave(currentTarget);
                onChange({ ...material, template: null });
              }}
            >
              {templateName}
            </Button>
          </li>
        </ul>
      ) : (
        <TemplateUpload
          id={uploadId}
          label={copy.addTemplate}
          onAdd={(added) => onChange({ ...material, template: added })}
        />
      )}
      <div className={css.row}>
        {/* Keeps the focus where the material has become the first. */}
        <Button
          size="small"
          icon="arrowUp"
          aria-label={fillCopy(copy.moveUp, named)}
          aria-disabled={!onRaise}
          onClick={onRaise}
        >
          {copy.up}
        </Button>
        <Button
          size="small"
          aria-label={fillCopy(copy.removeMaterial, named)}
          onClick={({ currentTarget }) => onRemove(currentTarget)}
        >
          {copy.remove}
        </Button>
      </div>
    </div>
  );
}
