import type { ComponentType } from 'react';
import { useFields, type FieldProblems } from '../../patterns/useFields/useFields.js';
import type { ErrorDescription } from '../../patterns/DataState/types.js';
import { Button } from '../../ui/Button/Button.js';
import type { CodeControl } from './CodeControl.js';
import { usePasswordsCopy } from './copy.js';
import { FormAlert } from './FormAlert.js';
import { form } from './passwords.css.js';
import { PhoneField } from './PhoneField.js';
import { usePhoneCode } from './usePhoneCode.js';

export interface VerifyPhoneFormProps {
  readonly initialPhone: string;
  readonly CodeField: ComponentType<CodeControl>;
  readonly busy: boolean;
  readonly error: ErrorDescription | null;
  readonly problems?: FieldProblems<'phone' | 'code'> | undefined;
  /** Called on input, to keep it across a reload. */
  readonly onPhoneChange: (phone: string) => void;
  readonly onVerify: (entry: { readonly phone: string; readonly code: string }) => void;
}

/** First step of password retrieval: the phone and its code. */
export function VerifyPhoneForm(props: VerifyPhoneFormProps) {
  const { initialPhone, CodeField, busy, error, problems, onPhoneChange, onVerify } = props;
  const copy = usePasswordsCopy();
  const fields = useFields({ phone: initialPhone, code: '' }, problems);
  const { control, findProblems, setPhone } = usePhoneCode(fields, { onPhoneChange });
  function submit() {
    if (fields.report(findProblems()) && !busy) onVerify(fields.values);
  }
  return (
    <form
      className={form}
      noValidate
      aria-label={copy.retrieveVerify}
      onSubmit={(event) => {
        event.preventDefault();
        submit();
      }}
    >
      <FormAlert title={copy.retrieveFailed} error={error} />
      <PhoneField
        fields={fields}
        label={copy.phone}
        hint={copy.retrievePhoneHint}
        onChange={setPhone}
      />
      <CodeField {...control} />
      <Button type="submit" variant="primary" size="large" block loading={busy}>
        {copy.retrieveNext}
      </Button>
    </form>
  );
}
