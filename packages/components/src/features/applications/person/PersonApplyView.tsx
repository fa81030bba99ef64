import { InterestRateTypeLabels, type ProductDetail } from '@huiqi/sdk';
import { formatPercentRange, formatWanFigure } from '@huiqi/sdk/domain';
import type { ReactNode } from 'react';
import type { LinkTarget } from '../../../provider/screen.js';
import { usePictureUrl } from '../../../provider/usePictureUrl.js';
import type { FieldChoices } from '../../../patterns/DynamicField/types.js';
import { FormWizardView } from '../../../patterns/useFormWizard/FormWizardView.js';
import { Button } from '../../../ui/Button/Button.js';
import { ApplyAside } from '../wizard/ApplyAside.js';
import { ApplicationError } from '../wizard/ApplicationError.js';
import { useSpecialCopy } from '../specialCopy.js';
import type { PersonApplyState } from './usePersonApply.js';
import { localized } from '../../../provider/copy.js';
import { labelled } from '../../../copy/punctuation.js';

export interface PersonApplyViewProps {
  readonly state: PersonApplyState;
  readonly product: ProductDetail;
  readonly choices: FieldChoices;
  readonly exit: LinkTarget;
  /** Notice about earlier applications for the product. */
  readonly notice?: ReactNode;
  /** The notice that the session has ended: at the buttons if one was pressed, otherwise above the form. */
  readonly sessionOver?: ReactNode;
}

/** A person's application, step by step. */
export function PersonApplyView(props: PersonApplyViewProps) {
  const { state, product, choices, exit, notice, sessionOver } = props;
  const copy = useSpecialCopy();
  const pictureUrl = usePictureUrl();
  const { form, error, saveError, needsLogin } = state;
  return (
    <FormWizardView
      form={form}
      label={localized(copy, labelled)(copy.personWizard, product.name)}
      head={{
        name: `${copy.applyFor}${product.name}`,
        giver: product.bankName,
        mark: pictureUrl(product.logoImgUrl),
        facts: [
          {
            label: copy.limit,
            value: localized(copy, formatWanFigure)(product.maxLoanLimit),
            unit: copy.wan,
          },
          {
            label: localized(copy, InterestRateTypeLabels)[product.interestRateType],
            value: localized(copy, formatPercentRange)(
              product.minInterestRate,
              product.maxInterestRate,
            ),
          },
          { label: copy.term, value: String(product.maxLoanTerm), unit: copy.months },
        ],
      }}
      aside={<ApplyAside product={product} store={form.store} />}
      exit={{ label: copy.exit, ...exit }}
      busy={state.busy}
      submitText={copy.submit}
      choices={choices}
      agreement={{ title: product.agreementTitle, text: product.agreementText }}
      actions={
        <Button size="large" variant="text" loading={state.saving} onClick={state.save}>
          {copy.save}
        </Button>
      }
      notice={
        <>
          {!needsLogin && sessionOver}
          {notice}
        </>
      }
      failure={
        <>
          {needsLogin && sessionOver}
          {error !== null && <ApplicationError error={error} title={copy.submitFailed} />}
          {saveError !== null && <ApplicationError error={saveError} title={copy.saveFailed} />}
        </>
      }
    />
  );
}
