import {
  InterestRateTypeLabels,
  type FormEntry,
  type ProductDetail,
  type RelatedCompany,
} from '@huiqi/sdk';
import { formatPercentRange, formatThousands } from '@huiqi/sdk/domain';
import { useId } from 'react';
import { describeError } from '../../provider/describeError.js';
import type { LinkTarget } from '../../provider/screen.js';
import { usePictureUrl } from '../../provider/usePictureUrl.js';
import { DynamicFields } from '../../patterns/DynamicField/DynamicFields.js';
import type { Choice } from '../../patterns/DynamicField/types.js';
import { WizardPage } from '../../patterns/WizardPage/WizardPage.js';
import { Banner } from '../../ui/Banner/Banner.js';
import { Button } from '../../ui/Button/Button.js';
import { DescriptionList } from '../../ui/DescriptionList/DescriptionList.js';
import { ErrorPanel } from '../../ui/ErrorPanel/ErrorPanel.js';
import { entriesOf, isKnownFact } from './applySteps.js';
import { useApplicationsCopy } from './copy.js';
import { ReviewStep } from './ReviewStep.js';
import type { ApplyForm } from './useApplyForm.js';

export interface ApplyWizardViewProps {
  readonly form: ApplyForm;
  readonly product: ProductDetail;
  readonly company: Pick<RelatedCompany, 'qymc'> | undefined;
  readonly entries: readonly FormEntry[];
  readonly initial: Readonly<Record<string, string>>;
  readonly areas: readonly Choice[];
  readonly exit: LinkTarget;
}

/** The application, step by step. */
export function ApplyWizardView(props: ApplyWizardViewProps) {
  const { form, product, company, entries, initial, areas, exit } = props;
  const copy = useApplicationsCopy();
  const pictureUrl = usePictureUrl();
  const idPrefix = useId();
  const { draft, step, errors, attempt, submit } = form;
  const shown = step === 'REVIEW' ? [] : entriesOf(entries, step);
  const facts = shown.filter((entry) => isKnownFact(entry, initial) && !errors[entry.checkName]);
  return (
    <WizardPage
      label={`${copy.wizard}：${product.name}`}
      head={{
        name: `${copy.applyFor}${product.name}`,
        giver: product.bankName,
        mark: pictureUrl(product.logoImgUrl),
        facts: [
          { label: copy.limit, value: formatThousands(product.maxLoanLimit), unit: copy.wan },
          {
            label: InterestRateTypeLabels[product.interestRateType],
            value: formatPercentRange(product.minInterestRate, product.maxInterestRate),
          },
          ...(company ? [{ label: copy.company, value: company.qymc }] : []),
        ],
      }}
      steps={form.steps}
      step={step}
      onStepChange={form.goTo}
      exit={{ label: copy.exit, ...exit }}
      busy={submit.busy}
      saved={form.isSaved ? copy.saved : undefined}
      focusHeading={Object.keys(errors).length === 0}
      nextText={form.isLast ? copy.submit : copy.next}
      onNext={form.next}
      notice={
        <>
          {draft.restored && form.isFirst && <Restored onRestart={draft.clear} />}
          {submit.error !== null && <SubmitError error={submit.error} />}
        </>
      }
    >
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
        <>
          {facts.length > 0 && (
            <DescriptionList
              columns={1}
              items={facts.map(({ checkName, label }) => ({
                term: label,
                value: draft.values[checkName] ?? '',
              }))}
            />
          )}
          <DynamicFields
            idPrefix={idPrefix}
            entries={shown.filter((entry) => !facts.includes(entry))}
            values={draft.values}
            errors={errors}
            attempt={attempt}
            areas={areas}
            onChange={form.change}
          />
        </>
      )}
    </WizardPage>
  );
}

function Restored({ onRestart }: { readonly onRestart: () => void }) {
  const copy = useApplicationsCopy();
  const restart = (
    <Button size="small" variant="text" onClick={onRestart}>
      {copy.restart}
    </Button>
  );
  return (
    <Banner tone="info" action={restart}>
      {copy.restored}
    </Banner>
  );
}

function SubmitError({ error }: { readonly error: unknown }) {
  const copy = useApplicationsCopy();
  const { title, description, requestId } = describeError(error);
  const text = [title, description, copy.keptHint].filter(Boolean).join(' ');
  return (
    <div role="alert">
      <ErrorPanel compact title={copy.submitFailed} description={text} requestId={requestId} />
    </div>
  );
}
