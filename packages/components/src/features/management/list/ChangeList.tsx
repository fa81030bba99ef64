import { listChanges, ManagedKindLabels, type ChangeSummary } from '@huiqi/sdk';
import { formatDateTime } from '@huiqi/sdk/domain';
import { useFoundRows } from '../../../provider/useFoundRows.js';
import { useKeptSelection } from '../../../provider/useKeptSelection.js';
import type { ListChange } from '../../../patterns/ListView/types.js';
import { DeskList } from '../../../patterns/StaffDesk/DeskList.js';
import type { DeskTab } from '../../../patterns/StaffDesk/DeskTabs.js';
import type { RowSelection } from '../../../patterns/StaffDesk/useRowSelection.js';
import { fillCopy } from '../../../provider/copy.js';
import type { LinkTarget } from '../../../provider/screen.js';
import { useInvalidate } from '../../../provider/useInvalidate.js';
import { useOperationList } from '../../../provider/useOperationList.js';
import { dateColumn, nameColumn } from '../../../ui/Table/kindColumns.js';
import type { TableColumn } from '../../../ui/Table/Table.js';
import { useManagementCopy, type ManagementCopy } from '../copy.js';
import { ChangeStateTag } from '../StateTags.js';
import { ChangeBatch } from '../transfer/ChangeBatch.js';
import { useTransferCopy } from '../transfer/copy.js';
import { changeFilterLabels, changeFilters, type ChangeFilters } from './managedFilters.js';

export interface ChangeListProps {
  readonly tabs: readonly DeskTab[];
  readonly filters: ChangeFilters;
  readonly onFiltersChange: (filters: ChangeFilters, change: ListChange) => void;
  readonly rowLink: (changeId: string) => LinkTarget;
  readonly size?: number | undefined;
}

/** Changes in progress and decided; those that wait for approval are the queue. */
export function ChangeList(props: ChangeListProps) {
  const { tabs, filters, onFiltersChange, rowLink, size } = props;
  const copy = useManagementCopy();
  const invalidate = useInvalidate();
  const transferCopy = useTransferCopy();
  const { input, ...changes } = useOperationList(listChanges, {
    filters: changeFilters,
    labels: changeFilterLabels(copy, transferCopy, filters.importId),
    values: filters,
    onValuesChange: onFiltersChange,
    size,
  });
  const selectFound = useFoundRows(listChanges, input);
  const kept = useKeptSelection(listChanges);
  return (
    <DeskList
      {...changes}
      tabs={tabs}
      tab="changes"
      title={copy.title}
      countText={(n) => fillCopy(copy.changeTotal, { n })}
      empty={{ title: copy.noChanges, line: copy.noChangesHint }}
      columns={columns(copy)}
      rowKey={({ id }) => id}
      batch={{
        recordOf: ({ title, edition }) => ({ name: title || copy.unnamed, version: edition }),
        selectFound,
        kept,
        actions: actionsWith((id) => rowLink(id).href),
      }}
      rowLink={({ id }) => rowLink(id)}
      onRefresh={() => void invalidate('management')}
    />
  );
}

const actionsWith = (hrefOf: (id: string) => string) => (selection: RowSelection) => (
  <ChangeBatch {...{ selection, hrefOf }} />
);

const columns = (copy: ManagementCopy): TableColumn<ChangeSummary>[] => [
  {
    key: 'title',
    header: copy.name,
    kind: 'name',
    rowHeader: true,
    render: ({ title }) => title || copy.unnamed,
  },
  { key: 'kind', header: copy.kind, render: ({ kind }) => ManagedKindLabels[kind] },
  nameColumn('note', copy.note, ({ note }) => note || '--'),
  { key: 'author', header: copy.author, render: ({ author }) => author.name },
  dateColumn('submitted', copy.submitted, ({ submittedTs }) => formatDateTime(submittedTs)),
  {
    key: 'state',
    header: copy.changeState,
    card: 'aside',
    render: ({ state }) => <ChangeStateTag state={state} />,
  },
];
