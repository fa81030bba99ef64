import { useFieldValue } from '../../../patterns/useFormWizard/useFieldValue.js';
import { FieldGroup } from '../../../ui/FieldGroup/FieldGroup.js';
import type { RichTextFieldProps } from '../richText/RichTextField.js';
import type { PictureShape } from './pictureShapes.js';
import { PictureUpload } from './PictureUpload.js';

export interface PictureFieldProps extends RichTextFieldProps {
  /** What the picture is cut to. */
  readonly shape: PictureShape;
}

/** A picture, to be uploaded, replaced and removed. */
export function PictureField({ id, entry, store, error, shape, onChange }: PictureFieldProps) {
  const { checkName: name, label, hint } = entry;
  const url = useFieldValue(store, name);
  return (
    <FieldGroup legend={label} hint={hint ?? undefined}>
      <PictureUpload
        {...{ id, url, shape, error }}
        name={label}
        alt={label}
        onChange={(next) => onChange(name, next)}
      />
    </FieldGroup>
  );
}
