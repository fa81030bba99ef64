import {
  ProductFormTypeLabels,
  type FormEntry,
  type ProductForm,
  type RepaymentType,
} from '@huiqi/sdk';
import { withRepaymentTypes } from '@huiqi/sdk/domain';
import { useId, useMemo, useState } from 'react';
import { FormFields } from '../../../patterns/useFormWizard/FormFields.js';
import { followTabs } from '../../../provider/followTabs.js';
import { memoryDraftStorage } from '../../../provider/draftStorage.js';
import { entryRules } from '../../../provider/entryRules.js';
import { useFormWizard } from '../../../patterns/useFormWizard/useFormWizard.js';
import { useFormChoices } from '../../../provider/useFormChoices.js';
import { Banner } from '../../../ui/Banner/Banner.js';
import { Button } from '../../../ui/Button/Button.js';
import { Section } from '../../../ui/Section/Section.js';
import { Steps } from '../../../ui/Steps/Steps.js';
import { useFormDesignerCopy } from '../fields/formCopy.js';
import { formSteps } from '../fields/formSteps.js';
import * as css from '../management.css.js';

export interface TrialFormProps {
  readonly form: ProductForm;
  /** Those of the product, from which applicants choose. */
  readonly repaymentTypes: readonly RepaymentType[];
}

/** A form to try as applicants fill it in; nothing is kept. */
export function TrialForm({ form, repaymentTypes }: TrialFormProps) {
  const copy = useFormDesignerCopy();
  const entries = useMemo(
    () => withRepaymentTypes(form.entries, repaymentTypes),
    [form.entries, repaymentTypes],
  );
  const names = entries.map(({ checkName }) => checkName);
  // Two entries of one name, which the server refuses, cannot be drawn.
  const isDrawn = entries.length > 0 && new Set(names).size === names.length;
  return (
    <Section
      title={`${copy.trial}：${ProductFormTypeLabels[form.type]}`}
      description={copy.trialHint}
    >
      {isDrawn ? (
        // Values that were typed survive a change of the form, but not a change of its type.
        <Trial key={form.type} entries={entries} />
      ) : (
        <p className={css.muted}>{copy.trialEmpty}</p>
      )}
    </Section>
  );
}

const none = {};

function Trial({ entries }: { readonly entries: readonly FormEntry[] }) {
  const copy = useFormDesignerCopy();
  const idPrefix = useId();
  const [areas] = useState(() => followTabs(memoryDraftStorage()));
  const [isDone, setDone] = useState(false);
  const initial = useMemo(
    () =>
      Object.fromEntries(
        entries.flatMap(({ checkName, defaultValue }) =>
          defaultValue ? [[checkName, defaultValue]] : [],
        ),
      ),
    [entries],
  );
  const steps = useMemo(() => formSteps(copy), [copy]);
  const trial = useFormWizard({
    areas,
    userId: '',
    form: 'trial',
    entries,
    initial: Object.keys(initial).length === 0 ? none : initial,
    steps,
    rules: entryRules,
    onSubmit: () => setDone(true),
  });
  const choices = useFormChoices(entries);
  const shown = trial.steps.findIndex(({ id }) => id === trial.step);
  const previous = trial.steps[shown - 1];
  return (
    <form
      noValidate
      className={css.fields}
      aria-label={copy.trial}
      onSubmit={(event) => {
        event.preventDefault();
        setDone(false);
        trial.next();
      }}
    >
      {trial.steps.length > 1 && (
        <Steps
          label={copy.trial}
          steps={trial.steps.map(({ id, label }) => ({ key: id, label }))}
          current={shown}
        />
      )}
      <FormFields {...{ idPrefix, choices }} form={trial} entries={trial.entriesOf(trial.step)} />
      <div role="status">{isDone && <Banner tone="success">{copy.trialDone}</Banner>}</div>
      <div className={css.row}>
        {previous && <Button onClick={() => trial.goTo(previous.id)}>{copy.previous}</Button>}
        <Button type="submit" variant={trial.isLast ? 'primary' : 'secondary'}>
          {trial.isLast ? copy.check : copy.next}
        </Button>
      </div>
    </form>
  );
}
