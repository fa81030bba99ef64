import { useState } from 'react';
import { Button } from '../../ui/Button/Button.js';
import { Field } from '../../ui/Field/Field.js';
import { Input } from '../../ui/Input/Input.js';
import * as css from './SavedFilters.css.js';
import { longestName, nameProblem, type SavedFilter } from './filterNames.js';

export interface NameFormProps {
  readonly saved: readonly SavedFilter[];
  /** The filter being renamed. */
  readonly renamed?: SavedFilter | undefined;
  /** Text of the button. */
  readonly action: string;
  readonly onName: (name: string) => void;
}

/** Asks for a filter's name. */
export function NameForm({ saved, renamed, action, onName }: NameFormProps) {
  const [name, setName] = useState(renamed?.name ?? '');
  const [problem, setProblem] = useState<string>();
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        // In the React tree the form is inside the filters' form.
        event.stopPropagation();
        const found = nameProblem(saved, name, renamed?.id);
        setProblem(found);
        if (found === undefined) onName(name);
      }}
    >
      <Field label="名称" error={problem}>
        {(control) => (
          <span className={css.line}>
            <Input
              {...control}
              maxLength={longestName}
              value={name}
              onChange={({ target }) => {
                setName(target.value);
                setProblem(undefined);
              }}
            />
            <Button type="submit" variant="primary">
              {action}
            </Button>
          </span>
        )}
      </Field>
    </form>
  );
}
