import { useId, useMemo, type ReactNode } from 'react';
import { DescriptionList } from '../../ui/DescriptionList/DescriptionList.js';
import { AgreementField } from '../DynamicField/AgreementField.js';
import { FieldErrors } from '../DynamicField/FieldErrors.js';
import type { FieldChoices } from '../DynamicField/types.js';
import type { PageLink } from '../page/types.js';
import { DraftNotice } from '../useDraft/DraftNotice.js';
import type { WizardHeadProps } from '../WizardPage/WizardHead.js';
import { WizardPage } from '../WizardPage/WizardPage.js';
import { FormFields } from './FormFields.js';
import { FormReview } from './FormReview.js';
import type { FormWizard, WizardEntry } from './types.js';
import { useFieldsCopy } from '../DynamicField/copy.js';

export interface FormWizardViewProps<E extends WizardEntry> {
  readonly form: FormWizard<E>;
  /** Name of the form for assistive technology. */
  readonly label: string;
  readonly head: WizardHeadProps;
  /** Rendered beside the form: what it leads to, who helps. */
  readonly aside?: ReactNode;
  /** Link out on the first step: 返回产品. */
  readonly exit: PageLink;
  readonly submitText: string;
  /** Defaults to 下一步. */
  readonly nextText?: string | undefined;
  readonly busy?: boolean | undefined;
  /** Options of fields; keep the identity between renders. */
  readonly choices?: FieldChoices | undefined;
  /** Entries that are already known, and shown as text. */
  readonly isFact?: ((entry: E) => boolean) | undefined;
  /** Rendered above the form: a notice to read before filling it in. */
  readonly notice?: ReactNode;
  /** Rendered above the buttons: why it was neither sent nor saved. */
  readonly failure?: ReactNode;
  /** Rendered beside the buttons: 保存. */
  readonly actions?: ReactNode;
  /** What must be accepted on the last step. */
  readonly agreement?: { readonly title: string; readonly text: string } | undefined;
  /** Rendered on the last step, above the agreement. */
  readonly review?: ReactNode;
  readonly texts?: Partial<FormWizardTexts> | undefined;
}

export interface FormWizardTexts {
  readonly saved: string;
  readonly restored: string;
  readonly edit: string;
}

const secondsPerField = 15;

/** How long the rest of a form takes, rounded up; a review counts as one field. */
function minutesLeft<E extends WizardEntry>(form: FormWizard<E>, here: number): number | undefined {
  if (form.steps.length < 2) return undefined;
  const at = form.steps.findIndex(({ id }) => id === form.step);
  const later = form.steps.slice(at + 1).map(({ id }) => form.entriesOf(id).length || 1);
  const fields = later.reduce((sum, count) => sum + count, here || 1);
  return Math.ceil((fields * secondsPerField) / 60);
}

/** A multi-step form with what is applied for on top: fields, known facts, errors, review, agreement. */
export function FormWizardView<E extends WizardEntry>(props: FormWizardViewProps<E>) {
  const { form, agreement, isFact, notice, review } = props;
  const copy = useFieldsCopy();
  const { nextText = copy.nextStep } = props;
  const texts: FormWizardTexts = {
    saved: copy.draftSaved,
    restored: copy.draftRestored,
    edit: copy.change,
    ...props.texts,
  };
  const { errors, attempt, today } = form;
  const idPrefix = useId();
  const given = props.choices;
  const choices = useMemo(() => ({ ...given, today }), [given, today]);
  const shown = form.entriesOf(form.step);
  const facts = shown.filter((entry) => isFact?.(entry) && !errors[entry.checkName]);
  return (
    <WizardPage
      {...{ label: props.label, head: props.head, exit: props.exit, busy: props.busy }}
      actions={props.actions}
      failure={props.failure}
      aside={props.aside}
      minutesLeft={minutesLeft(form, shown.length - facts.length)}
      steps={form.steps}
      step={form.step}
      onStepChange={form.goTo}
      saved={form.isSaved ? texts.saved : undefined}
      focusHeading={Object.keys(errors).length === 0}
      nextText={form.isLast ? props.submitText : nextText}
      onNext={form.next}
      notice={
        <>
          <DraftNotice form={form} showsRestored={form.isFirst} restored={texts.restored} />
          {notice}
        </>
      }
    >
      {form.isReview ? (
        <>
          <FieldErrors idPrefix={idPrefix} entries={[]} {...{ errors, attempt }} />
          <FormReview form={form} choices={choices} editText={texts.edit} />
        </>
      ) : (
        <>
          {facts.length > 0 && (
            <DescriptionList
              columns={1}
              items={facts.map((entry) => ({
                term: entry.label,
                value: form.rules.display(entry, form.store.get(entry.checkName), {}),
              }))}
            />
          )}
          <FormFields
            {...{ idPrefix, form, choices }}
            entries={shown.filter((entry) => !facts.includes(entry))}
          />
        </>
      )}
      {form.isLast && review}
      {form.isLast && agreement && (
        <AgreementField
          id={`${idPrefix}-agreement`}
          {...agreement}
          agreed={form.agreed}
          onAgree={form.agree}
          error={errors['agreement']}
        />
      )}
    </WizardPage>
  );
}
