import { InterestRateTypeLabels, type ApplyCompany, type ProductDetail } from '@huiqi/sdk';
import { formatPercentRange, formatWanFigure } from '@huiqi/sdk/domain';
import { Suspense, type ReactNode } from 'react';
import { fillCopy, localized } from '../../../provider/copy.js';
import type { LinkTarget } from '../../../provider/screen.js';
import { usePictureUrl } from '../../../provider/usePictureUrl.js';
import type { FieldChoices } from '../../../patterns/DynamicField/types.js';
import { FormWizardView } from '../../../patterns/useFormWizard/FormWizardView.js';
import { Button } from '../../../ui/Button/Button.js';
import { ApplicationError } from './ApplicationError.js';
import { isKnownFact } from './companyForm.js';
import { ApplyAside } from './ApplyAside.js';
import { ApplySummary } from './ApplySummary.js';
import { useApplicationsCopy } from '../copy.js';
import { PlatformNotice } from './PlatformNotice.js';
import { TaxConsentPanel } from '../tax/TaxConsentPanel.js';
import type { Application } from './useApplication.js';
import { labelled } from '../../../copy/punctuation.js';
import { lazyPart } from '../../../ui/LazyPart/lazyPart.js';

// Most companies have consented already.
const CertificateDialog = lazyPart(async () => ({
  default: (await import('../tax/CertificateDialog.js')).CertificateDialog,
}));

export interface ApplyFormViewProps {
  readonly application: Application;
  readonly product: ProductDetail;
  readonly company: ApplyCompany;
  readonly initial: Readonly<Record<string, string>>;
  readonly choices: FieldChoices;
  readonly exit: LinkTarget;
  /** Above the form. */
  readonly notice?: ReactNode;
  /** The notice that the session has ended: at the buttons if one was pressed, otherwise above the form. */
  readonly sessionOver?: ReactNode;
}

/** A company's application, step by step. */
export function ApplyFormView(props: ApplyFormViewProps) {
  const { application, product, company, initial, choices, exit, notice, sessionOver } = props;
  const { form, tax, platform, error, saveError, isSaved, needsLogin } = application;
  const copy = useApplicationsCopy();
  const pictureUrl = usePictureUrl();
  if (platform) return <PlatformNotice url={platform} product={product} exit={exit} />;
  const rate = {
    label: localized(copy, InterestRateTypeLabels)[product.interestRateType],
    value: localized(copy, formatPercentRange)(product.minInterestRate, product.maxInterestRate),
  };
  return (
    <>
      <FormWizardView
        form={form}
        label={localized(copy, labelled)(copy.wizard, product.name)}
        head={{
          name: fillCopy(copy.applyFor, { product: product.name }),
          giver: product.bankName,
          mark: pictureUrl(product.logoImgUrl),
          facts: [
            {
              label: copy.limit,
              value: localized(copy, formatWanFigure)(product.maxLoanLimit),
              unit: copy.wan,
            },
            rate,
            { label: copy.company, value: company.qymc },
          ],
        }}
        aside={<ApplyAside product={product} store={form.store} />}
        exit={{ label: copy.exit, ...exit }}
        busy={application.busy}
        submitText={copy.submit}
        choices={choices}
        isFact={isKnownFact(initial)}
        agreement={{ title: product.agreementTitle, text: product.agreementText }}
        texts={isSaved ? { saved: copy.savedOnline } : {}}
        actions={
          <Button
            size="large"
            variant="text"
            loading={application.saving}
            onClick={application.save}
          >
            {copy.save}
          </Button>
        }
        review={
          <>
            <ApplySummary {...{ product, company, rate }} values={form.values()} />
            {tax.isNeeded && <TaxConsentPanel tax={tax} />}
          </>
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
      {tax.certifying !== undefined && (
        <Suspense>
          <CertificateDialog
            order={{
              orderId: tax.certifying,
              companyName: company.qymc,
              creditCode: company.creditCode,
              legalName: form.values()['legalName'] || (company.legalName ?? ''),
            }}
            onClose={tax.endCertifying}
          />
        </Suspense>
      )}
    </>
  );
}
