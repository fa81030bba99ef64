import { forwardRef, useId } from 'react';
import { Checkbox } from '../../ui/Checkbox/Checkbox.js';
import { FieldMessages, describedBy } from '../../ui/Field/FieldMessages.js';
import { useRegistrationCopy } from './copy.js';

export interface AgreementCheckboxProps {
  readonly checked: boolean;
  readonly onChange: (checked: boolean) => void;
  readonly error: string | undefined;
  readonly agreementHref: string;
  readonly privacyHref: string;
}

/** Must be ticked (spec 1 §5). The texts open beside the form, which keeps its input. */
export const AgreementCheckbox = forwardRef<HTMLInputElement, AgreementCheckboxProps>(
  function AgreementCheckbox({ checked, onChange, error, agreementHref, privacyHref }, ref) {
    const copy = useRegistrationCopy();
    const id = useId();
    const ids = { hintId: `${id}-hint`, errorId: `${id}-error` };
    return (
      <div>
        <Checkbox
          ref={ref}
          checked={checked}
          onChange={(event) => onChange(event.target.checked)}
          aria-required
          aria-invalid={error ? true : undefined}
          aria-describedby={describedBy(ids, null, error)}
          label={
            <>
              {copy.agree}
              <a href={agreementHref} target="_blank" rel="noopener noreferrer">
                {copy.agreement}
              </a>
              {copy.and}
              <a href={privacyHref} target="_blank" rel="noopener noreferrer">
                {copy.privacy}
              </a>
            </>
          }
        />
        <FieldMessages {...ids} error={error} />
      </div>
    );
  },
);
