import type { RelatedCompany } from '@huiqi/sdk';
import { useEffect, useRef } from 'react';
import { FieldWidth } from '../../../patterns/WizardPage/FieldWidth.js';
import { Card } from '../../../ui/Card/Card.js';
import { Field } from '../../../ui/Field/Field.js';
import { Select } from '../../../ui/Select/Select.js';
import { useActingCompanies } from '../../companies/acting/useActingCompanies.js';
import { usePolicyApplicationsCopy } from '../copy.js';

export interface CompanyChoiceProps {
  readonly companies: readonly RelatedCompany[];
  /** Credit code of the company that declares. */
  readonly value: string;
  readonly onChange: (nsrsbh: string) => void;
  /** The form of a company that was chosen just now has a control of its own. */
  readonly takesFocus?: boolean | undefined;
}

/** Which of the user's companies declares; each has a form of its own. */
export function CompanyChoice(props: CompanyChoiceProps) {
  const { companies, value, onChange, takesFocus = false } = props;
  const copy = usePolicyApplicationsCopy();
  const { labelOf } = useActingCompanies(companies);
  const control = useRef<HTMLSelectElement>(null);
  useEffect(() => {
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
