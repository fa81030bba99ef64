import { contrastWithWhite, isReadableBrand } from '@huiqi/sdk/domain';
import { useFieldValue } from '../../../patterns/useFormWizard/useFieldValue.js';
import { fillCopy } from '../../../provider/copy.js';
import { Field } from '../../../ui/Field/Field.js';
import { Input } from '../../../ui/Input/Input.js';
import { useManagedFieldsCopy } from '../fields/copy.js';
import * as managementCss from '../management.css.js';
import type { RichTextFieldProps } from '../richText/RichTextField.js';
import * as css from './pictures.css.js';

/** The colour of a region, typed or picked, with its contrast and what a button looks like. */
export function ColourField({ id, entry, store, error, onChange }: RichTextFieldProps) {
  const { checkName: name, label, hint } = entry;
  const copy = useManagedFieldsCopy();
  const colour = useFieldValue(store, name);
  const contrast = contrastWithWhite(colour.trim());
  const isFine = isReadableBrand(colour.trim());
  const verdict =
    contrast === undefined
      ? copy.noColour
      : fillCopy(isFine ? copy.colourFine : copy.colourPale, { n: contrast.toFixed(1) });
  return (
    <div className={managementCss.stack}>
      <Field {...{ id, label, error }} hint={hint ?? undefined}>
        {(control) => (
          <Input
            {...control}
            maxLength={20}
            value={colour}
            onChange={({ target }) => onChange(name, target.value)}
          />
        )}
      </Field>
      <div className={css.colour}>
        <input
          type="color"
          className={css.picker}
          aria-label={copy.pickColour}
          // Without one, the picker begins with the colour of the theme.
          value={contrast === undefined ? '#1456c8' : colour.trim().toLowerCase()}
          onChange={({ target }) => onChange(name, target.value)}
        />
        {contrast !== undefined && (
          <span
            className={css.sample}
            style={{ background: colour.trim(), color: '#ffffff' }}
            aria-hidden="true"
          >
            {/* White text on a pale colour is what is refused. */}
            {isFine ? copy.colourSample : '\u00a0'}
          </span>
        )}
        <span role="status" className={managementCss.muted}>
          {colour.trim() === '' ? '' : verdict}
        </span>
      </div>
    </div>
  );
}
