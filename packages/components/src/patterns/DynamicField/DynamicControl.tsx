import { Combobox } from '../../ui/Combobox/Combobox.js';
import { DateInput } from '../../ui/DateInput/DateInput.js';
import { Input } from '../../ui/Input/Input.js';
import { NumberInput } from '../../ui/NumberInput/NumberInput.js';
import { Select } from '../../ui/Select/Select.js';
import type { FieldControl } from '../../ui/shared/controlProps.js';
import { CountedTextarea } from './CountedTextarea.js';
import { dayLimits } from './dayLimits.js';
import { GroupedInput, isGroupedKind } from './GroupedInput.js';
import { HeldValue, type HeldValueProps } from './HeldValue.js';
import { MonthInput } from './MonthInput.js';
import { RecommendationInput } from './RecommendationInput.js';
import { textTraits } from './textTraits.js';
import type { DynamicEntry, DynamicFieldProps } from './types.js';
import { useFieldsCopy } from './copy.js';

export interface DynamicControlProps extends DynamicFieldProps {
  readonly control: FieldControl;
}

/** The decimals that the SDK's `validateEntry` accepts; terms are whole months. */
function decimalsOf({ inputType, checkName, decimals }: DynamicEntry): number {
  if (inputType === 'MONEY' || inputType === 'PERCENT') return 2;
  return checkName === 'loanterm' ? 0 : (decimals ?? 6);
}

const heldKinds: ReadonlySet<string> = new Set([
  'TEXT',
  'TEXTAREA',
  'NUMBER',
  'MONEY',
  'PERCENT',
  'PHONE',
  'TEL',
  'EMAIL',
  'ID_CARD',
  'CREDIT_CODE',
]);

/** Whether a kind's control can keep its input itself, because users type into it. */
export const isHeldKind = (inputType: string): boolean => heldKinds.has(inputType);

/** The primitive for an entry's kind, with the right keyboard and grouping. */
export function DynamicControl(props: DynamicControlProps) {
  const copy = useFieldsCopy();
  const { entry, control, value, held = false, onChange, onBlur, choices } = props;
  const { inputType, readOnly } = entry;
  const placeholder = entry.placeholder ?? undefined;
  const shared = { control, value, onChange, onBlur, placeholder, readOnly };
  if (isGroupedKind(inputType)) {
    return (
      <MaybeHeld {...{ held, value, onChange }}>
        {(current, change) => (
          <GroupedInput {...shared} value={current} onChange={change} kind={inputType} />
        )}
      </MaybeHeld>
    );
  }
  switch (inputType) {
    case 'MONEY':
    case 'NUMBER':
    case 'PERCENT':
      return (
        <MaybeHeld {...{ held, value, onChange }}>
          {(current, change) => (
            <NumberInput
              {...control}
              {...{ onBlur, placeholder, readOnly }}
              value={current}
              onValueChange={change}
              unit={entry.unit ?? (inputType === 'PERCENT' ? '%' : undefined)}
              decimals={decimalsOf(entry)}
              min={entry.min ?? undefined}
              max={entry.max ?? undefined}
            />
          )}
        </MaybeHeld>
      );
    case 'TEXTAREA':
      return <CountedTextarea {...shared} held={held} maxLength={entry.maxLength ?? undefined} />;
    case 'SELECT':
      return (
        <Select
          {...control}
          {...{ value, onBlur }}
          onChange={(event) => onChange(event.target.value)}
          placeholder={placeholder ?? copy.choose}
          options={[...(entry.options ?? [])]}
          disabled={readOnly}
        />
      );
    case 'COMPANY':
      return (
        <Combobox
          {...control}
          value={value === '' ? null : value}
          onChange={(next) => onChange(next ?? '')}
          placeholder={placeholder ?? copy.choose}
          options={(choices?.companies ?? []).map((company) => ({
            ...company,
            hint: company.hint ?? company.value,
          }))}
          disabled={readOnly}
        />
      );
    case 'DATE':
      return (
        <DateInput
          {...control}
          {...{ value, onChange, onBlur }}
          {...dayLimits(entry, choices?.today)}
          disabled={readOnly}
        />
      );
    case 'MONTH':
      return <MonthInput {...shared} />;
    case 'RECOMMENDATION_CODE':
      return <RecommendationInput {...shared} />;
    default:
      return (
        <Input
          {...control}
          {...textTraits(entry)}
          {...{ onBlur, placeholder, readOnly }}
          {...(held ? { defaultValue: value } : { value })}
          onChange={(event) => onChange(event.target.value)}
        />
      );
  }
}

/** A value that the owner updates with every character, or that the control keeps. */
function MaybeHeld({ held, ...props }: HeldValueProps & { readonly held: boolean }) {
  return held ? <HeldValue {...props} /> : props.children(props.value, props.onChange);
}
