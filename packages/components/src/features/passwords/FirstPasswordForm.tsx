import { validateCaptcha, validatePhone } from '@huiqi/sdk/domain';
import type { ComponentType } from 'react';
import { plainPhone } from '../../patterns/DynamicField/groupedText.js';
import { useFields, type FieldProblems } from '../../patterns/useFields/useFields.js';
import type { ErrorDescription } from '../../patterns/DataState/types.js';
import { Button } from '../../ui/Button/Button.js';
import { Field } from '../../ui/Field/Field.js';
import { Input } from '../../ui/Input/Input.js';
import type { CodeControl } from './CodeControl.js';
import { usePasswordsCopy } from './copy.js';
import { FormAlert } from './FormAlert.js';
import { NewPasswordFields, newPasswordProblems } from './NewPasswordFields.js';
import { actions, form } from './passwords.css.js';

export interface FirstPassword {
  readonly phone: string;
  readonly code: string;
  readonly password: string;
}

export type FirstPasswordProblems = FieldProblems<'phone' | 'code' | 'password'>;

export interface FirstPasswordFormProps {
  /** Renders the phone code field: a taxpayer also binds a phone. */
  readonly CodeField?: ComponentType<CodeControl> | undefined;
  readonly busy: boolean;
  readonly error: ErrorDescription | null;
  readonly problems?: FirstPasswordProblems | undefined;
  readonly onSave: (entry: FirstPassword) => void;
  readonly onLater: () => void;
}

/** First password of an account; for a taxpayer also the phone and its code (spec 1 §5). */
export function FirstPasswordForm(props: FirstPasswordFormProps) {
  const { CodeField, busy, error, problems, onSave, onLater } = props;
  const copy = usePasswordsCopy();
  const fields = useFields({ phone: '', password: '', password1: '', code: '' }, problems);
  const { values, bind, report, setValue } = fields;
  function submit() {
    const { phone, code, password } = values;
    const phoneRule = CodeField ? validatePhone(phone) : null;
    const codeRule = CodeField ? validateCaptcha(code) : null;
    const found = {
      ...(phoneRule === null ? {} : { phone: phoneRule }),
      ...newPasswordProblems(values),
      ...(codeRule === null ? {} : { code: codeRule }),
    };
    if (report(found) && !busy) onSave({ phone, code, password });
  }
  return (
    <form
      className={form}
      noValidate
      aria-label={copy.firstTitle}
      onSubmit={(event) => {
        event.preventDefault();
        submit();
      }}
    >
      <FormAlert title={copy.firstFailed} error={error} />
      {CodeField && (
        <Field label={copy.phone} required error={fields.problems.phone}>
          {(control) => (
            <Input
              {...control}
              {...bind('phone')}
              type="tel"
              inputMode="tel"
              autoComplete="tel"
              clean={plainPhone}
            />
          )}
        </Field>
      )}
      <NewPasswordFields fields={fields} label={copy.password} labelAgain={copy.passwordAgain} />
      {CodeField && (
        <CodeField
          phone={values.phone}
          value={values.code}
          error={fields.problems.code}
          inputRef={bind('code').ref}
          onValueChange={(value) => setValue('code', value)}
          onPhoneRefused={(message) => {
            setValue('phone', '');
            report({ phone: message });
          }}
        />
      )}
      <div className={actions}>
        <Button onClick={onLater}>{copy.firstLater}</Button>
        <Button type="submit" variant="primary" loading={busy}>
          {copy.firstSubmit}
        </Button>
      </div>
    </form>
  );
}
