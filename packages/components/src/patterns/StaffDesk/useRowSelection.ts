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

/** What was selected, and of which tab and filters. */
export interface KeptSelection {
  readonly scope: string;
  readonly records: readonly BatchRecord[];
}

/** A selection that the caller keeps, and how it is replaced. */
export type SelectionState = readonly [
  selection: KeptSelection | undefined,
  replace: (selection: KeptSelection) => void,
];

export interface SelectableRows<Row> {
  readonly rows: readonly Row[];
  readonly recordOf: (row: Row) => BatchRecord;
  /** Tab and filters: others start without a selection. */
  readonly scope: string;
  /** Defaults to a selection that ends with the page. */
  readonly kept?: SelectionState | undefined;
}

/** Selection of rows by checkboxes; Shift selects a range. */
export function useRowSelection<Row>(options: SelectableRows<Row>): {
  readonly selection: RowSelection;
  readonly table: TableSelection<Row>;
} {
  const copy = useBatchCopy();
  const { rows, recordOf, scope } = options;
  const own = useState<KeptSelection>();
  const [kept, setKept] = options.kept ?? own;
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
