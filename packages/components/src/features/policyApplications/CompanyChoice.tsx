import type { RelatedCompany } from '@huiqi/sdk';
import { Card } from '../../ui/Card/Card.js';
import { Field } from '../../ui/Field/Field.js';
import { Select } from '../../ui/Select/Select.js';
import { usePolicyApplicationsCopy } from './copy.js';

export interface CompanyChoiceProps {
  readonly companies: readonly Pick<RelatedCompany, 'nsrsbh' | 'qymc'>[];
  /** Credit code of the company that declares. */
  readonly value: string;
  readonly onChange: (nsrsbh: string) => void;
}

/** Which of the user's companies declares; each has a form of its own. */
export function CompanyChoice({ companies, value, onChange }: CompanyChoiceProps) {
  const copy = usePolicyApplicationsCopy();
  return (
    <Card>
      <Field label={copy.company} hint={copy.companyHint}>
        {(control) => (
          <Select
            {...control}
            value={value}
            onChange={(event) => onChange(event.target.value)}
            options={companies.map(({ nsrsbh, qymc }) => ({ value: nsrsbh, label: qymc }))}
          />
        )}
      </Field>
    </Card>
  );
}
