import type { FormEntry, RenewalBankDetail } from '@huiqi/sdk';
import { formatText } from '@huiqi/sdk/domain';
import { bankFacts } from './bankFacts.js';
import type { ReactNode } from 'react';
import { FormWizardView } from '../../../patterns/useFormWizard/FormWizardView.js';
import type { FieldChoices } from '../../../patterns/DynamicField/types.js';
import type { FormWizard } from '../../../patterns/useFormWizard/types.js';
import { fillCopy } from '../../../provider/copy.js';
import type { LinkTarget } from '../../../provider/screen.js';
import { usePictureUrl } from '../../../provider/usePictureUrl.js';
import { useRenewalsCopy } from '../copy.js';

export interface RenewalWizardViewProps {
  readonly form: FormWizard<FormEntry>;
  readonly bank: RenewalBankDetail;
  readonly choices: FieldChoices;
  readonly busy: boolean;
  /** Rendered above the form: no company. */
  readonly notice?: ReactNode;
  /** Rendered above the buttons: why submitting failed. */
  readonly failure?: ReactNode;
  /** Link to the banks. */
  readonly exit: LinkTarget;
}

/** The application for a renewal, step by step. */
export function RenewalWizardView(props: RenewalWizardViewProps) {
  const { form, bank, choices, busy, notice, failure, exit } = props;
  const copy = useRenewalsCopy();
  const pictureUrl = usePictureUrl();
  const onlyOneType = bank.renewTypes.length === 1;
  return (
    <FormWizardView
      form={form}
      label={fillCopy(copy.wizardAt, { bank: bank.name })}
      head={{
        name: copy.wizard,
        giver: bank.name,
        mark: pictureUrl(bank.logo),
        facts: [...bankFacts(bank, copy), { label: copy.phone, value: formatText(bank.phone) }],
      }}
      exit={{ label: copy.backToBanks, ...exit }}
      submitText={copy.submit}
      busy={busy}
      choices={choices}
      isFact={({ checkName }) => checkName === 'renewType' && onlyOneType}
      notice={notice}
      failure={failure}
      agreement={{ title: bank.agreementTitle, text: bank.agreementText }}
    />
  );
}
