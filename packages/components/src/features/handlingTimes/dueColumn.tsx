import { DueStateLabels, type DueTime } from '@huiqi/sdk';
import type { TableColumn } from '../../ui/Table/Table.js';
import { DueTag } from './DueTag.js';
import type { HandlingTimesCopy } from './copy.js';

/** The column of a desk that shows how long each case has waited. */
export const dueColumn = <Row extends { readonly due?: DueTime | null }>(
  copy: HandlingTimesCopy,
): TableColumn<Row> => ({
  key: 'waiting',
  header: copy.waiting,
  kind: 'code',
  render: ({ due }) => <DueTag due={due} />,
});

/** The label of a desk's filter by due state. */
export const dueFilterLabel = (copy: HandlingTimesCopy) => ({
  label: copy.due,
  values: DueStateLabels,
});
