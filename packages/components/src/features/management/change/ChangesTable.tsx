import { Table, type TableColumn } from '../../../ui/Table/Table.js';
import { useManagementCopy } from '../copy.js';
import type { ContentChange } from '../fields/contentFacts.js';
import { FactText } from '../fields/FactText.js';
import * as css from '../management.css.js';

export interface ChangesTableProps {
  readonly changes: readonly ContentChange[];
  /** Headings of both sides. Defaults to what is published and what it becomes. */
  readonly before?: string | undefined;
  readonly after?: string | undefined;
}

/** The difference between two contents, field by field. */
export function ChangesTable({ changes, before, after }: ChangesTableProps) {
  const copy = useManagementCopy();
  if (changes.length === 0) return <p className={css.muted}>{copy.nothingChanged}</p>;
  const side = (term: string, value: string) =>
    value === '' ? (
      <span className={css.muted}>{copy.empty}</span>
    ) : (
      <FactText {...{ term, value }} />
    );
  const columns: TableColumn<ContentChange>[] = [
    { key: 'term', header: copy.field, rowHeader: true, width: 160, render: ({ term }) => term },
    {
      key: 'before',
      header: before ?? copy.before,
      render: ({ term, before: was }) => side(term, was),
    },
    { key: 'after', header: after ?? copy.after, render: ({ term, after: is }) => side(term, is) },
  ];
  return (
    <Table caption={copy.changesOf} columns={columns} rows={changes} rowKey={({ key }) => key} />
  );
}
