import type { FormEntry } from '@huiqi/sdk';
import { emptyText, formatThousands, type FormValues } from '@huiqi/sdk/domain';
import { useState } from 'react';
import type { Choice } from '../../patterns/DynamicField/types.js';
import { Button } from '../../ui/Button/Button.js';
import { Checkbox } from '../../ui/Checkbox/Checkbox.js';
import { DescriptionList } from '../../ui/DescriptionList/DescriptionList.js';
import { Dialog } from '../../ui/Dialog/Dialog.js';
import { ErrorSummary } from '../../ui/ErrorSummary/ErrorSummary.js';
import { entriesOf, type ApplyStep } from './applySteps.js';
import * as css from './applications.css.js';
import { useApplicationsCopy } from './copy.js';

export interface ReviewStepProps {
  readonly idPrefix: string;
  readonly steps: readonly { readonly id: ApplyStep; readonly label: string }[];
  readonly entries: readonly FormEntry[];
  readonly values: FormValues;
  readonly areas: readonly Choice[];
  readonly agreement: { readonly title: string; readonly text: string };
  readonly agreed: boolean;
  readonly error?: string | undefined;
  readonly attempt: number;
  readonly onAgree: (agreed: boolean) => void;
  readonly onEdit: (step: ApplyStep) => void;
}

/** Everything entered, to be checked before submitting, and the agreement. */
export function ReviewStep(props: ReviewStepProps) {
  const { idPrefix, steps, entries, values, areas, agreement, agreed, error, attempt } = props;
  const copy = useApplicationsCopy();
  const [reading, setReading] = useState(false);
  const fieldId = `${idPrefix}-agreement`;
  return (
    <>
      {error && <ErrorSummary key={attempt} errors={[{ fieldId, message: error }]} />}
      {steps
        .filter(({ id }) => id !== 'REVIEW')
        .map(({ id, label }) => (
          <section key={id} className={css.section} aria-label={label}>
            <div className={css.reviewHead}>
              <h3>{label}</h3>
              <Button
                size="small"
                variant="text"
                aria-label={`${copy.edit}${label}`}
                onClick={() => props.onEdit(id)}
              >
                {copy.edit}
              </Button>
            </div>
            <DescriptionList
              columns={2}
              items={entriesOf(entries, id).map((entry) => ({
                term: entry.label,
                value: display(entry, values[entry.checkName], areas),
              }))}
            />
          </section>
        ))}
      <div className={css.agreeLine} id={fieldId} tabIndex={-1}>
        <Checkbox
          label={copy.agree}
          checked={agreed}
          aria-invalid={error ? true : undefined}
          onChange={(event) => props.onAgree(event.target.checked)}
        />
        <Button variant="text" size="small" onClick={() => setReading(true)}>
          《{agreement.title}》
        </Button>
      </div>
      {error && <p className={css.errorText}>{error}</p>}
      <Dialog
        open={reading}
        onOpenChange={setReading}
        title={agreement.title}
        width={720}
        footer={<Button onClick={() => setReading(false)}>{copy.close}</Button>}
      >
        <div className={css.agreement} tabIndex={0} role="region" aria-label={agreement.title}>
          {agreement.text}
        </div>
      </Dialog>
    </>
  );
}

/** A value formatted for reading. */
function display(entry: FormEntry, value: string | undefined, areas: readonly Choice[]): string {
  if (value === undefined || value.trim() === '') return emptyText;
  const unit = entry.unit ?? '';
  switch (entry.inputType) {
    case 'MONEY':
    case 'NUMBER':
      return `${formatThousands(value)}${unit}`;
    case 'SELECT':
    case 'RADIO':
      return entry.options?.find((option) => option.value === value)?.label ?? value;
    case 'AREA':
      return areas.find((area) => area.value === value)?.label ?? value;
    default:
      return value;
  }
}
