import { creditCodeWarning } from '@huiqi/sdk/domain';
import { useId, type ReactNode } from 'react';
import { describeError } from '../../../provider/describeError.js';
import { DraftNotice } from '../../../patterns/useDraft/DraftNotice.js';
import { FieldWidth } from '../../../patterns/WizardPage/FieldWidth.js';
import { ErrorPanel } from '../../../ui/ErrorPanel/ErrorPanel.js';
import { ErrorSummary } from '../../../ui/ErrorSummary/ErrorSummary.js';
import { Field } from '../../../ui/Field/Field.js';
import { Input } from '../../../ui/Input/Input.js';
import { alert, form as formClass } from '../companies.css.js';
import { useCompaniesCopy } from '../copy.js';
import { NumberField } from '../verification/NumberField.js';
import type { AddCompanyState } from './useAddCompany.js';

export interface AddCompanyFieldsProps {
  readonly form: AddCompanyState;
  /** Buttons; a dialog has its own. */
  readonly children?: ReactNode;
}

/** Number and name of a company to add. */
export function AddCompanyFields({ form, children }: AddCompanyFieldsProps) {
  const copy = useCompaniesCopy();
  const prefix = useId();
  const { values, errors, attempt, failure } = form;
  const labels = { nsrsbh: copy.creditCode, qymc: copy.companyName };
  const wrong = (['nsrsbh', 'qymc'] as const).flatMap((name) => {
    const message = errors[name];
    return message ? [{ fieldId: `${prefix}${name}`, label: labels[name], message }] : [];
  });
  return (
    <form
      className={formClass}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        form.submit();
      }}
    >
      <div role="alert" className={alert}>
        {failure !== null && <ErrorPanel compact {...describeError(failure)} />}
      </div>
      <DraftNotice form={form.draft} />
      {wrong.length > 0 && <ErrorSummary key={attempt} errors={wrong} />}
      <NumberField
        kind="creditCode"
        id={`${prefix}nsrsbh`}
        label={labels.nsrsbh}
        value={values.nsrsbh}
        error={errors['nsrsbh']}
        hint={creditCodeWarning(values.nsrsbh) ?? copy.creditCodeHint}
        onChange={(value) => form.change('nsrsbh', value)}
      />
      <FieldWidth size="full">
        <Field
          id={`${prefix}qymc`}
          label={labels.qymc}
          required
          hint={copy.companyNameHint}
          error={errors['qymc']}
        >
          {(control) => (
            <Input
              {...control}
              autoComplete="organization"
              maxLength={100}
              value={values.qymc}
              onChange={({ target }) => form.change('qymc', target.value)}
            />
          )}
        </Field>
      </FieldWidth>
      {/* The dialog's submit button is outside the form; Enter needs one inside. */}
      {children ?? (
        <button type="submit" hidden>
          {copy.addSubmit}
        </button>
      )}
    </form>
  );
}
