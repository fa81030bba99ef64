import { Suspense } from 'react';
import { RichText } from '../../../patterns/RichText/RichText.js';
import type { FormStore } from '../../../patterns/useFormWizard/createFormStore.js';
import { useFieldValue } from '../../../patterns/useFormWizard/useFieldValue.js';
import { Field } from '../../../ui/Field/Field.js';
import { lazyPart } from '../../../ui/LazyPart/lazyPart.js';
import type { ContentField } from '../fields/ContentField.js';
import * as css from './richText.css.js';
import { RichTextToolbar } from './RichTextToolbar.js';

const RichTextEditor = lazyPart(async () => ({
  default: (await import('./RichTextEditor.js')).RichTextEditor,
}));

export interface RichTextFieldProps {
  readonly id: string;
  readonly entry: ContentField<never>['entry'];
  readonly store: FormStore;
  readonly error?: string | undefined;
  readonly onChange: (name: string, value: string) => void;
}

/** A text with headings, lists, tables and links, edited as it will look; shown while the editor is loading. */
export function RichTextField({ id, entry, store, error, onChange }: RichTextFieldProps) {
  const { checkName: name, label, hint, readOnly = false } = entry;
  const value = useFieldValue(store, name);
  return (
    <Field {...{ id, label, error }} hint={hint ?? undefined}>
      {(control) => (
        <div className={css.frame}>
          <Suspense
            fallback={
              <>
                <RichTextToolbar field={label} />
                <div id={control.id} tabIndex={-1} className={css.text}>
                  <RichText html={value} />
                </div>
              </>
            }
          >
            <RichTextEditor {...{ name, control, label, value, readOnly, onChange }} />
          </Suspense>
        </div>
      )}
    </Field>
  );
}
