import type { RelatedCompany } from '@huiqi/sdk';
import { useRef } from 'react';
import { FieldWidth } from '../../../patterns/WizardPage/FieldWidth.js';
import { Card } from '../../../ui/Card/Card.js';
import { Field } from '../../../ui/Field/Field.js';
import { Select } from '../../../ui/Select/Select.js';
import { useBrowserLayoutEffect } from '../../../ui/shared/useBrowserLayoutEffect.js';
import { useActingCompanies } from '../../companies/acting/useActingCompanies.js';
import { usePolicyApplicationsCopy } from '../copy.js';

export interface CompanyChoiceProps {
  readonly companies: readonly RelatedCompany[];
  /** Credit code of the declaring company. */
  readonly value: string;
  readonly onChange: (nsrsbh: string) => void;
  /** Whether to take the focus: the form of a newly selected company has a new control. */
  readonly takesFocus?: boolean | undefined;
}

/** Selects which of the user's companies declares; each has a separate form. */
export function CompanyChoice(props: CompanyChoiceProps) {
  const { companies, value, onChange, takesFocus = false } = props;
  const copy = usePolicyApplicationsCopy();
  const { labelOf } = useActingCompanies(companies);
  const control = useRef<HTMLSelectElement>(null);
  useBrowserLayoutEffect(() => {
    if (takesFocus) control.current?.focus();
  }, [takesFocus]);
  return (
    <Card>
      <FieldWidth size="name">
        <Field label={copy.company} hint={copy.companyHint}>
          {(attributes) => (
            <Select
              {...attributes}
              ref={control}
              value={value}
              onChange={(event) => onChange(event.target.value)}
              options={companies.map((company) => ({
                value: company.nsrsbh,
                label: labelOf(company),
              }))}
            />
          )}
        </Field>
      </FieldWidth>
    </Card>
  );
}
