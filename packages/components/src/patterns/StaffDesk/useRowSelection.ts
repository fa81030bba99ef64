import { useRef, useState } from 'react';
import { fillCopy } from '../../copy/fillCopy.js';
import type { TableSelection } from '../../ui/Table/Table.js';
import { useBatchCopy } from './batchCopy.js';

/** A record that actions on many take. */
export interface BatchRecord {
  readonly id: string;
  readonly name: string;
  /** What was shown, for decisions that conflict with changes since. */
  readonly version?: number | undefined;
}

/** The selected rows of a desk's list, over all of its pages. */
export interface RowSelection {
  readonly records: readonly BatchRecord[];
  readonly select: (records: readonly BatchRecord[]) => void;
}

export interface SelectableRows<Row> {
  readonly rows: readonly Row[];
  readonly recordOf: (row: Row) => BatchRecord;
  /** Tab and filters: others start without a selection. */
  readonly scope: string;
}

/** Selection of rows by checkboxes; Shift selects a range. */
export function useRowSelection<Row>({ rows, recordOf, scope }: SelectableRows<Row>): {
  readonly selection: RowSelection;
  readonly table: TableSelection<Row>;
} {
  const copy = useBatchCopy();
  const [kept, setKept] = useState<{ scope: string; records: readonly BatchRecord[] }>();
  const changed = useRef<string>(undefined);
  const shown = rows.map(recordOf);
  // A list that was read again shows newer versions, which are what is decided on.
  const records = (kept?.scope === scope ? kept.records : []).map(
    (record) => shown.find(({ id }) => id === record.id) ?? record,
  );
  const selected = new Set(records.map(({ id }) => id));
  const keys = shown.map(({ id }) => id);
  const select = (next: readonly BatchRecord[]) => setKept({ scope, records: next });

  function toggle(some: readonly BatchRecord[], isOn: boolean) {
    const ids = new Set(some.map(({ id }) => id));
    const others = records.filter(({ id }) => !ids.has(id));
    select(isOn ? [...others, ...some] : others);
  }
  return {
    selection: { records, select },
    table: {
      isSelected: (row) => selected.has(recordOf(row).id),
      onToggle: (row, isRange) => {
        const { id } = recordOf(row);
        const here = keys.indexOf(id);
        const from = isRange ? keys.indexOf(changed.current ?? '') : -1;
        const other = from < 0 ? here : from;
        const range = shown.slice(Math.min(here, other), Math.max(here, other) + 1);
        toggle(range, !selected.has(id));
        changed.current = id;
      },
      onToggleAll: () => toggle(shown, !keys.every((id) => selected.has(id))),
      label: (row) => fillCopy(copy.select, { name: recordOf(row).name }),
      labelOfAll: copy.selectPage,
    },
  };
}
