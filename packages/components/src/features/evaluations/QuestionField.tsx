import type { Question } from '@huiqi/sdk';
import { fillCopy } from '../../provider/copy.js';
import { Field } from '../../ui/Field/Field.js';
import { RadioGroup } from '../../ui/RadioGroup/RadioGroup.js';
import { Textarea } from '../../ui/Textarea/Textarea.js';
import { useEvaluationsCopy } from './copy.js';

const longestText = 500;

export interface QuestionFieldProps {
  readonly question: Question;
  /** Position in the questionnaire, from 1. */
  readonly place: number;
  /** Fixed id, for focusing. */
  readonly id: string;
  readonly disabled: boolean;
  readonly onChange: (value: string) => void;
}

/** A question: a single choice or a text. */
export function QuestionField({ question, place, id, disabled, onChange }: QuestionFieldProps) {
  const copy = useEvaluationsCopy();
  const { title, optionScoreInfos, hasError, content } = question;
  const label = `${place}. ${title}`;
  const error = hasError ? copy.required : undefined;
  if (optionScoreInfos.length > 0)
    return (
      <RadioGroup
        id={id}
        name={id}
        legend={label}
        boxed
        required
        error={error}
        disabled={disabled}
        value={optionScoreInfos.find(({ selectState }) => selectState)?.id}
        onChange={onChange}
        options={optionScoreInfos.map((option) => ({ value: option.id, label: option.option }))}
      />
    );
  return (
    <Field
      id={id}
      label={label}
      required
      error={error}
      hint={disabled ? undefined : fillCopy(copy.textHint, { n: String(longestText) })}
    >
      {(control) => (
        <Textarea
          {...control}
          maxLength={longestText}
          readOnly={disabled}
          value={content ?? ''}
          onChange={({ target }) => onChange(target.value)}
        />
      )}
    </Field>
  );
}
