import { Checkbox } from '../../../ui/Checkbox/Checkbox.js';
import { FieldGroup } from '../../../ui/FieldGroup/FieldGroup.js';
import { authorities, type Authority } from './authorisationForm.js';
import { useCompaniesCopy } from '../copy.js';

export interface AuthorityChoiceProps {
  readonly id: string;
  readonly value: readonly Authority[];
  readonly onChange: (value: readonly Authority[]) => void;
  readonly error?: string | undefined;
}

/** Selects the data that the company permits reading. */
export function AuthorityChoice({ id, value, onChange, error }: AuthorityChoiceProps) {
  const copy = useCompaniesCopy();
  const labels: Readonly<Record<Authority, string>> = {
    TAX: copy.authTax,
    INVOICE: copy.authInvoice,
    CREDIT: copy.authCredit,
    REGISTRATION: copy.authRegistration,
  };
  return (
    <div id={id} tabIndex={-1}>
      <FieldGroup legend={copy.authority} required error={error}>
        {authorities.map((one) => (
          <Checkbox
            key={one}
            label={labels[one]}
            checked={value.includes(one)}
            onChange={(event) =>
              onChange(
                authorities.filter((other) =>
                  other === one ? event.target.checked : value.includes(other),
                ),
              )
            }
          />
        ))}
      </FieldGroup>
    </div>
  );
}
