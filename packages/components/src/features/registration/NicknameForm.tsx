import { validateNickname } from '@huiqi/sdk/domain';
import type { ErrorDescription } from '../../patterns/DataState/types.js';
import { useFields, type FieldProblems } from '../../patterns/useFields/useFields.js';
import { Button } from '../../ui/Button/Button.js';
import { Field } from '../../ui/Field/Field.js';
import { Input } from '../../ui/Input/Input.js';
import { FormAlert } from '../passwords/FormAlert.js';
import { useRegistrationCopy } from './copy.js';
import { form } from './registration.css.js';

export interface NicknameFormProps {
  readonly initialName: string;
  readonly busy: boolean;
  readonly error: ErrorDescription | null;
  readonly problems?: FieldProblems<'name'> | undefined;
  /** Called on input, to keep it across a reload. */
  readonly onNameChange: (name: string) => void;
  readonly onSave: (name: string) => void;
  readonly onSkip: () => void;
}

/** Second step: an optional nickname. */
export function NicknameForm(props: NicknameFormProps) {
  const { initialName, busy, error, problems, onNameChange, onSave, onSkip } = props;
  const copy = useRegistrationCopy();
  const fields = useFields({ name: initialName }, problems);
  const name = fields.values.name.trim();
  return (
    <form
      className={form}
      noValidate
      aria-label={copy.nickname}
      onSubmit={(event) => {
        event.preventDefault();
        const rule = validateNickname(name);
        if (fields.report(rule === null ? {} : { name: rule }) && !busy) onSave(name);
      }}
    >
      <FormAlert title={copy.nicknameFailed} error={error} />
      <Field
        label={copy.nicknameLabel}
        required
        hint={copy.nicknameHint}
        error={fields.problems.name}
      >
        {(control) => (
          <Input
            {...control}
            {...fields.bind('name')}
            autoComplete="nickname"
            maxLength={20}
            onChange={(event) => {
              fields.setValue('name', event.target.value);
              onNameChange(event.target.value);
            }}
          />
        )}
      </Field>
      <Button type="submit" variant="primary" size="large" block loading={busy}>
        {copy.nicknameSubmit}
      </Button>
      <Button block onClick={onSkip}>
        {copy.nicknameSkip}
      </Button>
    </form>
  );
}
