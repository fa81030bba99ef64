import { useState, type ComponentType, type ReactNode } from 'react';
import { plainNumber, plainPhone } from '../../../patterns/DynamicField/groupedText.js';
import { onPlainClick } from '../../../patterns/link/onPlainClick.js';
import { useFields } from '../../../patterns/useFields/useFields.js';
import type { LinkTarget } from '../../../provider/screen.js';
import { Button } from '../../../ui/Button/Button.js';
import { Checkbox } from '../../../ui/Checkbox/Checkbox.js';
import { Field } from '../../../ui/Field/Field.js';
import { Input } from '../../../ui/Input/Input.js';
import { PasswordInput } from '../../../ui/PasswordInput/PasswordInput.js';
import { useSessionCopy } from '../copy.js';
import type { CodeControl } from '../../passwords/CodeControl.js';
import { validateLogin, type LoginEntry, type LoginKind, type LoginProblems } from './loginKind.js';
import { form, row, rowLink } from './session.css.js';

export interface LoginFieldsProps {
  readonly kind: LoginKind;
  /** Whether the device remembers an account. */
  readonly isRemembered: boolean;
  readonly initial: string | undefined;
  readonly busy: boolean;
  /** Server errors by field. */
  readonly problems: LoginProblems | undefined;
  readonly CodeField: ComponentType<CodeControl>;
  readonly forgot: LinkTarget | undefined;
  readonly onLogin: (entry: LoginEntry) => void;
  /** Rendered above the fields: errors without a field. */
  readonly children?: ReactNode;
}

/** Account and password, or phone and its code; the first invalid field receives focus. */
export function LoginFields(props: LoginFieldsProps) {
  const { kind, isRemembered, initial, busy, problems, CodeField, forgot, onLogin, children } =
    props;
  const copy = useSessionCopy();
  const [remember, setRemember] = useState(isRemembered);
  const fields = useFields({ account: initial ?? '', secret: '' }, problems);
  const { values, bind, report, setValue } = fields;
  const byTax = kind === 'tax';
  const tabs = { password: copy.passwordTab, phone: copy.phoneTab, tax: copy.taxTab };
  const account = values.account.trim();
  function submit() {
    const { secret } = values;
    if (report(validateLogin(kind, account, secret, copy)) && !busy)
      onLogin({ kind, account, secret, remember });
  }
  return (
    <form
      className={form}
      noValidate
      aria-label={tabs[kind]}
      onSubmit={(event) => {
        event.preventDefault();
        submit();
      }}
    >
      {children}
      <Field label={byTax ? copy.taxNo : copy.phone} required error={fields.problems.account}>
        {(control) => (
          <Input
            {...control}
            {...bind('account')}
            name="username"
            autoComplete="username"
            type={byTax ? 'text' : 'tel'}
            inputMode={byTax ? 'text' : 'tel'}
            clean={byTax ? plainNumber : plainPhone}
          />
        )}
      </Field>
      {kind === 'phone' ? (
        <CodeField
          phone={account}
          value={values.secret}
          error={fields.problems.secret}
          inputRef={bind('secret').ref}
          onValueChange={(value) => setValue('secret', value)}
          onPhoneRefused={(message) => {
            setValue('account', '');
            report({ account: message });
          }}
        />
      ) : (
        <Field label={copy.password} required error={fields.problems.secret}>
          {(control) => (
            <PasswordInput
              {...control}
              {...bind('secret')}
              name="password"
              autoComplete="current-password"
              maxLength={64}
            />
          )}
        </Field>
      )}
      <div className={row}>
        <Checkbox
          label={copy.remember}
          checked={remember}
          onChange={(event) => setRemember(event.target.checked)}
        />
        {forgot && kind !== 'phone' && (
          <a href={forgot.href} className={rowLink} onClick={onPlainClick(forgot.onOpen)}>
            {copy.forgot}
          </a>
        )}
      </div>
      <Button type="submit" variant="primary" size="large" block loading={busy}>
        {copy.login}
      </Button>
    </form>
  );
}
