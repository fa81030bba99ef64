import type { FormEntry, ProductDetail } from '@huiqi/sdk';
import { useId } from 'react';
import { describeError } from '../../provider/describeError.js';
import type { Choice } from '../../patterns/DynamicField/types.js';
import { Wizard } from '../../patterns/Wizard/Wizard.js';
import { Banner } from '../../ui/Banner/Banner.js';
import { Button } from '../../ui/Button/Button.js';
import { Card } from '../../ui/Card/Card.js';
import { ErrorPanel } from '../../ui/ErrorPanel/ErrorPanel.js';
import { entriesOf } from './applySteps.js';
import { DynamicFields } from '../../patterns/DynamicField/DynamicFields.js';
import { ReviewStep } from './ReviewStep.js';
import type { ApplyForm } from './useApplyForm.js';
import { useApplicationsCopy } from './copy.js';

export interface ApplyWizardViewProps {
  readonly form: ApplyForm;
  readonly product: Pick<ProductDetail, 'name' | 'agreementTitle' | 'agreementText'>;
  readonly entries: readonly FormEntry[];
  readonly areas: readonly Choice[];
  readonly onExit: () => void;
}

/** The application, step by step. */
export function ApplyWizardView({ form, product, entries, areas, onExit }: ApplyWizardViewProps) {
  const copy = useApplicationsCopy();
  const idPrefix = useId();
  const { draft, step, errors, attempt, submit } = form;
  return (
    <Card>
      <Wizard
        label={`${copy.wizard}：${product.name}`}
        steps={form.steps}
        current={step}
        busy={submit.busy}
        focusHeading={Object.keys(errors).length === 0}
        nextText={form.isLast ? copy.submit : copy.next}
        onNext={form.next}
        onBack={form.isFirst ? onExit : form.back}
      >
        {draft.restored && form.isFirst && (
          <Banner
            tone="info"
            action={
              <Button size="small" variant="text" onClick={draft.clear}>
                {copy.restart}
              </Button>
            }
          >
            {copy.restored}
          </Banner>
        )}
        {submit.error !== null && <SubmitError error={submit.error} />}
        {step === 'REVIEW' ? (
          <ReviewStep
            idPrefix={idPrefix}
            steps={form.steps}
            entries={entries}
            values={draft.values}
            areas={areas}
            agreement={{ title: product.agreementTitle, text: product.agreementText }}
            agreed={form.agreed}
            error={errors['agreement']}
            attempt={attempt}
            onAgree={form.agree}
            onEdit={form.goTo}
          />
        ) : (
          <DynamicFields
            idPrefix={idPrefix}
            entries={entriesOf(entries, step)}
            values={draft.values}
            errors={errors}
            attempt={attempt}
            areas={areas}
            onChange={form.change}
          />
        )}
      </Wizard>
    </Card>
  );
}

function SubmitError({ error }: { readonly error: unknown }) {
  const copy = useApplicationsCopy();
  const { title, description, requestId } = describeError(error);
  const words = [title, description, copy.keptHint].filter(Boolean).join(' ');
  return (
    <div role="alert">
      <ErrorPanel compact title={copy.submitFailed} description={words} requestId={requestId} />
    </div>
  );
}
