import { passwordStrength, validatePassword, validatePasswordAgain } from '@huiqi/sdk/domain';
import type { FieldProblems, Fields } from '../../patterns/useFields/useFields.js';
import { Field } from '../../ui/Field/Field.js';
import { PasswordInput } from '../../ui/PasswordInput/PasswordInput.js';
import { usePasswordsCopy } from './copy.js';
import { PasswordStrength } from './PasswordStrength.js';
import { withStrength } from './passwords.css.js';

type Name = 'password' | 'password1';

export interface NewPasswordFieldsProps {
  readonly fields: Pick<Fields<Name>, 'values' | 'problems' | 'bind'>;
  readonly label: string;
  readonly labelAgain: string;
}

/** Errors of `NewPasswordFields`: the rule, and both must match (spec 1 §5). */
export function newPasswordProblems({
  password,
  password1,
}: Readonly<Record<Name, string>>): FieldProblems<Name> {
  const rule = validatePassword(password);
  const again = validatePasswordAgain(password1, password);
  return {
    ...(rule === null ? {} : { password: rule }),
    ...(again === null ? {} : { password1: again }),
  };
}

/** A new password twice, with its strength; both can be revealed and pasted. */
export function NewPasswordFields({ fields, label, labelAgain }: NewPasswordFieldsProps) {
  const copy = usePasswordsCopy();
  const { values, problems, bind } = fields;
  return (
    <>
      <div className={withStrength}>
        <Field label={label} required hint={copy.passwordHint} error={problems.password}>
          {(control) => (
            <PasswordInput
              {...control}
              {...bind('password')}
              name="new-password"
              autoComplete="new-password"
              maxLength={64}
            />
          )}
        </Field>
        <div role="status">
          {values.password !== '' && <PasswordStrength {...passwordStrength(values.password)} />}
        </div>
      </div>
      <Field label={labelAgain} required error={problems.password1}>
        {(control) => (
          <PasswordInput
            {...control}
            {...bind('password1')}
            name="new-password-again"
            autoComplete="new-password"
            maxLength={64}
          />
        )}
      </Field>
    </>
  );
}
