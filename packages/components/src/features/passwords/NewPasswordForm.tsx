import { useFields, type FieldProblems } from '../../patterns/useFields/useFields.js';
import type { ErrorDescription } from '../../patterns/DataState/types.js';
import { Button } from '../../ui/Button/Button.js';
import { usePasswordsCopy } from './copy.js';
import { FormAlert } from './FormAlert.js';
import { NewPasswordFields, newPasswordProblems } from './NewPasswordFields.js';
import { form } from './passwords.css.js';

export interface NewPasswordFormProps {
  /** The verified phone, for the browser's password manager. */
  readonly phone: string;
  readonly busy: boolean;
  readonly error: ErrorDescription | null;
  readonly problems?: FieldProblems<'password'> | undefined;
  readonly onSave: (password: string) => void;
  readonly onBack: () => void;
}

/** Second step of password retrieval: the new password, twice. */
export function NewPasswordForm(props: NewPasswordFormProps) {
  const { phone, busy, error, problems, onSave, onBack } = props;
  const copy = usePasswordsCopy();
  const fields = useFields({ password: '', password1: '' }, problems);
  return (
    <form
      className={form}
      noValidate
      aria-label={copy.retrieveReset}
      onSubmit={(event) => {
        event.preventDefault();
        if (fields.report(newPasswordProblems(fields.values)) && !busy)
          onSave(fields.values.password);
      }}
    >
      <FormAlert title={copy.retrieveFailed} error={error} />
      <input type="hidden" name="username" autoComplete="username" value={phone} readOnly />
      <NewPasswordFields
        fields={fields}
        label={copy.newPassword}
        labelAgain={copy.newPasswordAgain}
      />
      <Button type="submit" variant="primary" size="large" block loading={busy}>
        {copy.retrieveSubmit}
      </Button>
      <Button block onClick={onBack}>
        {copy.retrieveBack}
      </Button>
    </form>
  );
}
