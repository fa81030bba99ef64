import type { RelatedCompany } from '@huiqi/sdk';
import type { FormWizard } from '../../../patterns/useFormWizard/types.js';
import { useFieldValue } from '../../../patterns/useFormWizard/useFieldValue.js';
import { UnprovedCompany, type UnprovedCompanyProps } from './UnprovedCompany.js';

export interface UnprovedChoiceProps extends Pick<UnprovedCompanyProps, 'otherwise'> {
  readonly form: Pick<FormWizard, 'change' | 'store'>;
  readonly companies: readonly RelatedCompany[];
  /** The field with which the form names a company, and its value. */
  readonly field: string;
  readonly value: string;
}

/** `UnprovedCompany` for a form whose field `nsrsbh` may name a company. */
export function UnprovedChoice(props: UnprovedChoiceProps) {
  const { form, companies, field, value, otherwise } = props;
  const speaksFor = useFieldValue(form.store, field) === value;
  const chosen = useFieldValue(form.store, 'nsrsbh');
  const company = companies.find(({ nsrsbh }) => nsrsbh === chosen);
  return (
    <UnprovedCompany
      company={speaksFor ? company : undefined}
      otherwise={otherwise}
      onAuthorised={(creditCode) => form.change('nsrsbh', creditCode)}
    />
  );
}
