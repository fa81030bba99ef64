import { Field, Input, Section, Select } from '@huiqi/components/ui';
import { fields as grid } from '../shared/playgroundPage.css.js';
import type { Choices } from './Choices.js';
import { fields } from './fields.js';

interface BuilderFormProps {
  readonly value: Choices;
  readonly onChange: (value: Choices) => void;
}

/** Every option that can be tried here. */
export function BuilderForm({ value, onChange }: BuilderFormProps) {
  const names = Object.keys(fields) as (keyof Choices)[];
  return (
    <Section title="选项">
      <div className={grid}>
        {names.map((name) => {
          const { hint, label, options } = fields[name];
          const set = (text: string) => onChange({ ...value, [name]: text });
          return (
            <Field key={name} label={label} hint={hint}>
              {(control) =>
                options ? (
                  <Select
                    {...control}
                    options={options}
                    value={value[name]}
                    onChange={({ target }) => set(target.value)}
                  />
                ) : (
                  <Input
                    {...control}
                    maxLength={64}
                    value={value[name]}
                    onChange={({ target }) => set(target.value.trim())}
                  />
                )
              }
            </Field>
          );
        })}
      </div>
    </Section>
  );
}
