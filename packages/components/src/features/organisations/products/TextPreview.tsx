import { RichText } from '../../../patterns/RichText/RichText.js';
import type { FormStore } from '../../../patterns/useFormWizard/createFormStore.js';
import { useFieldValue } from '../../../patterns/useFormWizard/useFieldValue.js';
import { Section } from '../../../ui/Section/Section.js';
import { useOrganisationsCopy } from '../copy.js';
import * as css from '../organisations.css.js';
import { toServiceHtml } from '../content/serviceText.js';

/** The input as enterprises will see it. */
export function TextPreview({ store }: { readonly store: FormStore }) {
  const copy = useOrganisationsCopy();
  const html = toServiceHtml(useFieldValue(store, 'content'));
  return (
    <Section title={copy.preview}>
      {html === '' ? <p className={css.muted}>{copy.previewEmpty}</p> : <RichText html={html} />}
    </Section>
  );
}
