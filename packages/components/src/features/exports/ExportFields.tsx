import type { ExportField } from '@huiqi/sdk';
import { fillCopy } from '../../provider/copy.js';
import { Button } from '../../ui/Button/Button.js';
import { Checkbox } from '../../ui/Checkbox/Checkbox.js';
import { FieldGroup } from '../../ui/FieldGroup/FieldGroup.js';
import { Stack } from '../../ui/Stack/Stack.js';
import { useExportsCopy } from './copy.js';
import * as css from './exports.css.js';

export interface ExportFieldsProps {
  readonly fields: readonly ExportField[];
  /** Checks or unchecks columns. */
  readonly onCheck: (fields: readonly ExportField[], checked: boolean) => void;
  readonly error?: string | undefined;
}

/** Checkboxes for the spreadsheet's columns, in their order. */
export function ExportFields({ fields, onCheck, error }: ExportFieldsProps) {
  const copy = useExportsCopy();
  const chosen = fields.filter(({ checked }) => checked).length;
  return (
    <FieldGroup legend={copy.fields} error={error}>
      <div className={css.head}>
        <p className={css.quiet} aria-live="polite">
          {fillCopy(copy.chosen, { n: chosen, total: fields.length })}
        </p>
        <Stack direction="horizontal" gap={4} wrap={false}>
          <Button
            size="small"
            variant="text"
            disabled={chosen === fields.length}
            onClick={() => onCheck(fields, true)}
          >
            {copy.all}
          </Button>
          <Button
            size="small"
            variant="text"
            disabled={chosen === 0}
            onClick={() => onCheck(fields, false)}
          >
            {copy.none}
          </Button>
        </Stack>
      </div>
      <div className={css.fields}>
        {fields.map((field) => (
          <Checkbox
            key={field.fieldName}
            label={field.fieldDesc}
            checked={field.checked}
            onChange={({ target }) => onCheck([field], target.checked)}
          />
        ))}
      </div>
    </FieldGroup>
  );
}
