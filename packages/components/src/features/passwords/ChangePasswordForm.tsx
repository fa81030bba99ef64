import type { ReactNode } from 'react';
import { useFields, type FieldProblems } from '../../patterns/useFields/useFields.js';
import type { ErrorDescription } from '../../patterns/DataState/types.js';
import { Button } from '../../ui/Button/Button.js';
import { Field } from '../../ui/Field/Field.js';
import { PasswordInput } from '../../ui/PasswordInput/PasswordInput.js';
import { usePasswordsCopy } from './copy.js';
import { FormAlert } from './FormAlert.js';
import { NewPasswordFields, newPasswordProblems } from './NewPasswordFields.js';
import { actions, form } from './passwords.css.js';

export interface ChangedPassword {
  readonly oldPassword: string;
  readonly password: string;
}

export interface ChangePasswordFormProps {
  readonly busy: boolean;
  readonly error: ErrorDescription | null;
  /** Server errors by field. */
  readonly problems?: FieldProblems<'oldPassword' | 'password'> | undefined;
  /** The phone code field, if the server requires one. */
  readonly code?: ReactNode;
  readonly onChange: (entry: ChangedPassword) => void;
  readonly onCancel: () => void;
}

/** The old password, and the new one twice (spec 1 §5). */
export function ChangePasswordForm(props: ChangePasswordFormProps) {
  const { busy, error, problems, code, onChange, onCancel } = props;
  const copy = usePasswordsCopy();
  const fields = useFields({ oldPassword: '', password: '', password1: '' }, problems);
  const { oldPassword, password } = fields.values;
  function submit() {
    const same = oldPassword !== '' && password === oldPassword;
    const found = {
      ...(oldPassword === '' ? { oldPassword: copy.oldPasswordNeeded } : {}),
      ...newPasswordProblems(fields.values),
      ...(same ? { password: copy.sameAsOld } : {}),
    };
    if (fields.report(found) && !busy) onChange({ oldPassword, password });
  }
  return (
    <form
      className={form}
      noValidate
      aria-label={copy.changeTitle}
      onSubmit={(event) => {
        event.preventDefault();
        submit();
      }}
    >
      <FormAlert title={copy.changeFailed} error={error} />
      <Field label={copy.oldPassword} required error={fields.problems.oldPassword}>
        {(control) => (
          <PasswordInput
            {...control}
            {...fields.bind('oldPassword')}
            name="password"
            autoComplete="current-password"
            maxLength={64}
          />
        )}
      </Field>
      <NewPasswordFields
        fields={fields}
        label={copy.newPassword}
        labelAgain={copy.newPasswordAgain}
      />
      {code}
      <div className={actions}>
        <Button onClick={onCancel}>{copy.cancel}</Button>
        <Button type="submit" variant="primary" loading={busy}>
          {copy.changeSubmit}
        </Button>
      </div>
    </form>
  );
}
