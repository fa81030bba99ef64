import { Field, Input, Section, Select } from '@huiqi/components/ui';
import { fields as grid } from '../shared/playgroundPage.css.js';
import * as css from './builderForm.css.js';
import type { Choices } from './Choices.js';
import { contrastProblems } from './contrastProblems.js';
import { fields, sections } from './fields.js';

interface BuilderFormProps {
  readonly value: Choices;
  readonly onChange: (value: Choices) => void;
}

/** Every option that can be tried here. */
export function BuilderForm({ value, onChange }: BuilderFormProps) {
  const problems = contrastProblems(value);
  const fieldOf = (name: keyof Choices) => {
    const { hint, label, options } = fields[name];
    const set = (text: string) => onChange({ ...value, [name]: text });
    return (
      <Field key={name} label={label} hint={hint} error={problems[name]}>
        {(control) =>
          options ? (
            <Select
              {...control}
              options={options}
              value={value[name] ?? ''}
              onChange={({ target }) => set(target.value)}
            />
          ) : (
            <Input
              {...control}
              maxLength={200}
              value={value[name] ?? ''}
              onChange={({ target }) => set(target.value)}
            />
          )
        }
      </Field>
    );
  };
  return (
    <Section title="选项">
      <div className={css.sections}>
        {sections.map(({ title, isOpen, names }) => (
          <details key={title} className={css.section} open={isOpen}>
            <summary className={css.summary}>{title}</summary>
            <div className={css.content}>
              <div className={grid}>{names.map(fieldOf)}</div>
            </div>
          </details>
        ))}
      </div>
    </Section>
  );
}
