import type { FormCondition, FormEntry } from '@huiqi/sdk';
import { fillCopy } from '../../../provider/copy.js';
import { Button } from '../../../ui/Button/Button.js';
import { Checkbox } from '../../../ui/Checkbox/Checkbox.js';
import { Field } from '../../../ui/Field/Field.js';
import { FieldGroup } from '../../../ui/FieldGroup/FieldGroup.js';
import { Input } from '../../../ui/Input/Input.js';
import { Select } from '../../../ui/Select/Select.js';
import { words } from '../fields/codecs.js';
import { useFormDesignerCopy } from '../fields/formCopy.js';
import * as shared from '../management.css.js';
import { useFocusAfterRemoval } from '../useFocusAfterRemoval.js';
import * as css from './designer.css.js';
import { spliced } from './formEdits.js';

export interface ConditionsFieldProps {
  readonly idPrefix: string;
  readonly entry: FormEntry;
  /** All entries of the form. */
  readonly entries: readonly FormEntry[];
  readonly onChange: (entry: FormEntry) => void;
}

const most = 5;

/** When an entry is shown: what other entries have to be. */
export function ConditionsField({ idPrefix, entry, entries, onChange }: ConditionsFieldProps) {
  const copy = useFormDesignerCopy();
  const addId = `${idPrefix}-condition-add`;
  const leave = useFocusAfterRemoval(addId);
  const { checkName, visibleWhen = [] } = entry;
  const others = entries.filter((one) => one.checkName !== checkName);
  const set = (next: FormCondition[]) => onChange({ ...entry, visibleWhen: next });
  const first = others[0];
  return (
    <FieldGroup
      id={`${idPrefix}-entry-visibleWhen`}
      legend={copy.conditions}
      hint={copy.conditionsHint}
    >
      <div className={shared.fields}>
        {visibleWhen.length > 0 && (
          <ul className={css.conditions}>
            {visibleWhen.map((condition, at) => (
              <Condition
                // oxlint-disable-next-line react/no-array-index-key -- conditions have no identity
                key={at}
                number={at + 1}
                id={`${idPrefix}-condition-${at}`}
                {...{ condition, others }}
                onChange={(next) => set(spliced(visibleWhen, at, 1, next))}
                onRemove={(button) => {
                  leave(button);
                  set(spliced(visibleWhen, at, 1));
                }}
              />
            ))}
          </ul>
        )}
        {first && visibleWhen.length < most && (
          <div>
            <Button
              id={addId}
              size="small"
              icon="plus"
              onClick={() => set([...visibleWhen, { checkName: first.checkName, values: [] }])}
            >
              {copy.addCondition}
            </Button>
          </div>
        )}
      </div>
    </FieldGroup>
  );
}

interface ConditionProps {
  readonly id: string;
  readonly number: number;
  readonly condition: FormCondition;
  readonly others: readonly FormEntry[];
  readonly onChange: (condition: FormCondition) => void;
  readonly onRemove: (button: HTMLElement) => void;
}

/** The values that an entry may be asked for; undefined where any text is possible. */
function valuesOf(entry: FormEntry | undefined): FormEntry['options'] {
  if (entry?.inputType === 'AGREEMENT') return [{ value: 'true', label: entry.label }];
  return entry?.options?.length ? entry.options : undefined;
}

function Condition({ id, number, condition, others, onChange, onRemove }: ConditionProps) {
  const copy = useFormDesignerCopy();
  const { checkName, values } = condition;
  const options = valuesOf(others.find((one) => one.checkName === checkName));
  const valuesLabel = fillCopy(copy.conditionValues, { n: number });
  return (
    <li className={css.condition}>
      <Field id={`${id}-entry`} label={fillCopy(copy.conditionEntry, { n: number })}>
        {(control) => (
          <Select
            {...control}
            value={checkName}
            options={others.map((one) => ({
              value: one.checkName,
              label: one.label || one.checkName,
            }))}
            onChange={({ target }) => onChange({ checkName: target.value, values: [] })}
          />
        )}
      </Field>
      {options ? (
        <FieldGroup id={`${id}-values`} legend={valuesLabel}>
          {options.map(({ value, label }) => (
            <Checkbox
              key={value}
              label={label}
              checked={values.includes(value)}
              onChange={({ target }) =>
                onChange({
                  checkName,
                  values: target.checked
                    ? [...values, value]
                    : values.filter((one) => one !== value),
                })
              }
            />
          ))}
        </FieldGroup>
      ) : (
        <Field id={`${id}-values`} label={valuesLabel} hint={copy.valuesHint}>
          {(control) => (
            <Input
              {...control}
              key={checkName}
              defaultValue={words.toText(values)}
              onChange={({ target }) =>
                onChange({ checkName, values: words.toValue(target.value, values) })
              }
            />
          )}
        </Field>
      )}
      <div>
        <Button size="small" onClick={({ currentTarget }) => onRemove(currentTarget)}>
          {fillCopy(copy.removeCondition, { n: number })}
        </Button>
      </div>
    </li>
  );
}
