import { useRef, useState, type ComponentType, type ReactNode } from 'react';
import type { ErrorDescription } from '../../patterns/DataState/types.js';
import { useFields, type FieldProblems } from '../../patterns/useFields/useFields.js';
import { Button } from '../../ui/Button/Button.js';
import { useBrowserLayoutEffect } from '../../ui/shared/useBrowserLayoutEffect.js';
import type { CodeControl } from '../passwords/CodeControl.js';
import { FormAlert } from '../passwords/FormAlert.js';
import { NewPasswordFields, newPasswordProblems } from '../passwords/NewPasswordFields.js';
import { PhoneField } from '../passwords/PhoneField.js';
import { usePhoneCode } from '../passwords/usePhoneCode.js';
import { AgreementCheckbox } from './AgreementCheckbox.js';
import { useRegistrationCopy } from './copy.js';
import { form } from './registration.css.js';

export interface NewAccount {
  readonly phone: string;
  readonly password: string;
  readonly code: string;
}

export interface AccountFormProps {
  readonly initialPhone: string;
  readonly CodeField: ComponentType<CodeControl>;
  readonly busy: boolean;
  readonly error: ErrorDescription | null;
  readonly problems?: FieldProblems<'phone' | 'password' | 'code'> | undefined;
  /** Called when the server refuses this phone: its field is cleared and says why (spec 1 §5). */
  readonly refusal?: { readonly message: string } | undefined;
  readonly agreementHref: string;
  readonly privacyHref: string;
  /** Called on input, to keep it across a reload. */
  readonly onPhoneChange: (phone: string) => void;
  readonly onPhoneTaken: (phone: string) => void;
  readonly onRegister: (account: NewAccount) => void;
  /** Above the fields. */
  readonly children?: ReactNode;
}

/** First step: phone, password and the phone's code, which is last because it is valid for a minute. */
export function AccountForm(props: AccountFormProps) {
  const { initialPhone, CodeField, busy, error, problems, refusal, children } = props;
  const { agreementHref, privacyHref, onPhoneChange, onPhoneTaken, onRegister } = props;
  const copy = useRegistrationCopy();
  const initial = { phone: initialPhone, password: '', password1: '', code: '' };
  const fields = useFields(initial, problems);
  const [agreed, setAgreed] = useState(false);
  const [unagreed, setUnagreed] = useState(false);
  const agreement = useRef<HTMLInputElement>(null);
  const { values, report, setValue } = fields;
  const phoneCode = usePhoneCode(fields, { onPhoneChange, onRefused: onPhoneTaken });
  useBrowserLayoutEffect(() => {
    if (!refusal) return;
    setValue('phone', '');
    report({ phone: refusal.message });
    // Once for each refusal: another number may be typed after it.
  }, [refusal]);
  function submit() {
    const { phone, password, code } = values;
    const isComplete = report({ ...phoneCode.findProblems(), ...newPasswordProblems(values) });
    setUnagreed(!agreed);
    if (isComplete && !agreed) agreement.current?.focus();
    if (isComplete && agreed && !busy) onRegister({ phone, password, code });
  }
  return (
    <form
      className={form}
      noValidate
      aria-label={copy.account}
      onSubmit={(event) => {
        event.preventDefault();
        submit();
      }}
    >
      {children}
      <FormAlert title={copy.failed} error={error} />
      <PhoneField
        fields={fields}
        label={copy.phone}
        hint={copy.phoneHint}
        onChange={phoneCode.setPhone}
      />
      <NewPasswordFields fields={fields} label={copy.password} labelAgain={copy.passwordAgain} />
      <CodeField {...phoneCode.control} />
      <AgreementCheckbox
        ref={agreement}
        checked={agreed}
        onChange={(next) => {
          setAgreed(next);
          setUnagreed(false);
        }}
        error={unagreed ? copy.agreeNeeded : undefined}
        {...{ agreementHref, privacyHref }}
      />
      <Button type="submit" variant="primary" size="large" block loading={busy}>
        {copy.submit}
      </Button>
    </form>
  );
}
