import { useFieldValue } from '../../../patterns/useFormWizard/useFieldValue.js';
import { Field } from '../../../ui/Field/Field.js';
import { Input } from '../../../ui/Input/Input.js';
import { useManagedFieldsCopy } from '../fields/copy.js';
import * as css from '../management.css.js';
import type { RichTextFieldProps } from '../richText/RichTextField.js';
import type { PictureShape } from './pictureShapes.js';
import { PictureUpload } from './PictureUpload.js';

export interface PictureFieldProps extends RichTextFieldProps {
  /** What the picture is cut to. */
  readonly shape: PictureShape;
}

/** The path of a picture, with the picture and the upload of another one. */
export function PictureField(props: PictureFieldProps) {
  const { id, entry, store, error, shape, onChange } = props;
  const { checkName: name, label, hint, maxLength } = entry;
  const copy = useManagedFieldsCopy();
  const url = useFieldValue(store, name);
  return (
    <div className={css.stack}>
      <Field {...{ id, label, error }} hint={hint ?? undefined}>
        {(control) => (
          <Input
            {...control}
            maxLength={maxLength ?? undefined}
            value={url}
            onChange={({ target }) => onChange(name, target.value)}
          />
        )}
      </Field>
      <PictureUpload
        {...{ url, shape }}
        alt={label}
        label={copy.uploadOne}
        onChange={(next) => onChange(name, next)}
      />
    </div>
  );
}
