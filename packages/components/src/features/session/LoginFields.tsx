import { useRef, useState, type ReactNode } from 'react';
import { Button } from '../../ui/Button/Button.js';
import { Checkbox } from '../../ui/Checkbox/Checkbox.js';
import { Field } from '../../ui/Field/Field.js';
import { Input } from '../../ui/Input/Input.js';
import { PasswordInput } from '../../ui/PasswordInput/PasswordInput.js';
import { form } from './session.css.js';
import type { LoginEntry } from './LoginFormView.js';
import { validateLogin, type LoginErrors, type LoginKind } from './loginKind.js';
import { useSessionCopy } from './copy.js';

export interface LoginFieldsProps {
  readonly kind: LoginKind;
  readonly remembered: string | undefined;
  readonly busy: boolean;
  readonly onLogin: (entry: LoginEntry) => void;
  /** What went wrong, above the fields. */
  readonly children?: ReactNode;
}

/** Account and password of one sign-in method; the first invalid field receives focus. */
export function LoginFields({ kind, remembered, busy, onLogin, children }: LoginFieldsProps) {
  const copy = useSessionCopy();
  const [account, setAccount] = useState(remembered ?? '');
  const [password, setPassword] = useState('');
  const [remember, setRemember] = useState(remembered !== undefined);
  const [errors, setErrors] = useState<LoginErrors>({});
  const accountRef = useRef<HTMLInputElement>(null);
  const passwordRef = useRef<HTMLInputElement>(null);
  const byPhone = kind === 'password';
  function submit() {
    if (busy) return;
    const found = validateLogin(kind, account.trim(), password, copy);
    setErrors(found);
    if (found.account) accountRef.current?.focus();
    else if (found.password) passwordRef.current?.focus();
    else onLogin({ kind, account: account.trim(), password, remember });
  }
  return (
    <form
      className={form}
      noValidate
      aria-label={byPhone ? copy.passwordTab : copy.taxTab}
      onSubmit={(event) => {
        event.preventDefault();
        submit();
      }}
    >
      {children}
      <Field label={byPhone ? copy.phone : copy.taxNo} required error={errors.account}>
        {(control) => (
          <Input
            {...control}
            ref={accountRef}
            name="username"
            autoComplete="username"
            type={byPhone ? 'tel' : 'text'}
            inputMode={byPhone ? 'tel' : 'text'}
            maxLength={byPhone ? 11 : 20}
            value={account}
            onChange={(event) => {
              setAccount(event.target.value);
              setErrors(({ account: _gone, ...rest }) => rest);
            }}
          />
        )}
      </Field>
      <Field label={copy.password} required error={errors.password}>
        {(control) => (
          <PasswordInput
            {...control}
            ref={passwordRef}
            name="password"
            autoComplete="current-password"
            maxLength={64}
            value={password}
            onChange={(event) => {
              setPassword(event.target.value);
              setErrors(({ password: _gone, ...rest }) => rest);
            }}
          />
        )}
      </Field>
      <Checkbox
        label={copy.remember}
        checked={remember}
        onChange={(event) => setRemember(event.target.checked)}
      />
      <Button type="submit" variant="primary" size="large" block loading={busy}>
        {copy.login}
      </Button>
    </form>
  );
}
