import { memo, useCallback } from 'react';
import { FieldWidth } from '../WizardPage/FieldWidth.js';
import { DynamicField } from './DynamicField.js';
import { fieldSize } from './fieldSize.js';
import { namesField } from './fileNames.js';
import type { DynamicEntry, FieldChoices } from './types.js';

export interface FieldRowProps {
  readonly id: string;
  readonly entry: DynamicEntry;
  readonly value: string;
  readonly held?: boolean | undefined;
  /** Names of the files of an UPLOAD. */
  readonly names?: string | undefined;
  readonly error?: string | undefined;
  readonly choices?: FieldChoices | undefined;
  readonly onChange: (name: string, value: string) => void;
  /** Called on blur. */
  readonly onLeave?: ((name: string) => void) | undefined;
  readonly onBusyChange?: ((name: string, busy: boolean) => void) | undefined;
}

/** One field of many, rerendered only when its own props change. */
export const FieldRow = memo(function FieldRow(props: FieldRowProps) {
  const { id, entry, value, held, names, error, choices, onChange, onLeave, onBusyChange } = props;
  const { checkName } = entry;
  const change = useCallback((next: string) => onChange(checkName, next), [onChange, checkName]);
  const changeNames = useCallback(
    (next: string) => onChange(namesField(checkName), next),
    [onChange, checkName],
  );
  const changeBusy = useCallback(
    (busy: boolean) => onBusyChange?.(checkName, busy),
    [onBusyChange, checkName],
  );
  const leave = useCallback(() => onLeave?.(checkName), [onLeave, checkName]);
  return (
    <FieldWidth size={fieldSize(entry.inputType)} onLeave={leave}>
      <DynamicField
        {...{ id, entry, value, held, names, error, choices }}
        onChange={change}
        onNamesChange={changeNames}
        onBusyChange={changeBusy}
      />
    </FieldWidth>
  );
});
