import { Button } from '../../ui/Button/Button.js';
import { DescriptionList } from '../../ui/DescriptionList/DescriptionList.js';
import { areaName } from '../DynamicField/areaPath.js';
import { namesField, splitNames } from '../DynamicField/fileNames.js';
import type { FieldChoices } from '../DynamicField/types.js';
import * as css from './FormWizard.css.js';
import type { FormWizard, WizardEntry } from './types.js';
import { fillCopy } from '../../copy/fillCopy.js';
import { useMessage } from '../../copy/useMessage.js';
import { useFieldsCopy } from '../DynamicField/copy.js';

export interface FormReviewProps<E extends WizardEntry> {
  readonly form: FormWizard<E>;
  readonly choices?: FieldChoices | undefined;
  /** Defaults to 修改. */
  readonly editText?: string | undefined;
}

const silent: ReadonlySet<string> = new Set(['GROUP', 'FIXED_TEXT']);
// Values composed by the rules; the rest was typed or comes from the lender.
const composed: ReadonlySet<string> = new Set([
  'UPLOAD',
  'AGREEMENT',
  'DATE_RANGE',
  'MONEY',
  'NUMBER',
]);
const wide: ReadonlySet<string> = new Set(['TEXTAREA', 'UPLOAD', 'CHECKBOX', 'AREA']);

/** A summary of the whole input by step, for checking before submission. */
export function FormReview<E extends WizardEntry>(props: FormReviewProps<E>) {
  const copy = useFieldsCopy();
  const say = useMessage();
  const { form, choices, editText = copy.change } = props;
  const names = {
    areaName: (code: string) => areaName(choices?.areas ?? [], code),
    companyName: (code: string) => choices?.companies?.find(({ value }) => value === code)?.label,
  };
  const text = (entry: E): string => {
    const files = splitNames(form.store.get(namesField(entry.checkName)));
    if (entry.inputType === 'UPLOAD' && files.length > 0) return files.join(copy.and);
    const shown = form.rules.display(entry, form.store.get(entry.checkName), names);
    return composed.has(entry.inputType) ? say(shown) : shown;
  };
  return (
    <>
      {form.steps
        .filter(({ id }) => id !== form.step)
        .map(({ id, label }) => (
          <section key={id} className={css.section} aria-label={label}>
            <div className={css.reviewHead}>
              <h3>{label}</h3>
              <Button
                size="small"
                variant="text"
                aria-label={fillCopy(copy.changeOf, { label })}
                onClick={() => form.goTo(id)}
              >
                {editText}
              </Button>
            </div>
            <DescriptionList
              columns={2}
              items={form
                .entriesOf(id)
                .filter(({ inputType }) => !silent.has(inputType))
                .map((entry) => ({
                  term: entry.label,
                  value: text(entry),
                  full: wide.has(entry.inputType),
                }))}
            />
          </section>
        ))}
    </>
  );
}
