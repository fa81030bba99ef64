import type { StaffDemandRow } from '@huiqi/sdk';
import { formatDateTime } from '@huiqi/sdk/domain';
import { DeskList, type DeskRows } from '../../../patterns/StaffDesk/DeskList.js';
import { fillCopy } from '../../../provider/copy.js';
import type { LinkTarget } from '../../../provider/screen.js';
import { dateColumn, nameColumn } from '../../../ui/Table/kindColumns.js';
import type { TableColumn } from '../../../ui/Table/Table.js';
import { useDemandsCopy, type DemandsCopy } from '../copy.js';
import { authorOf, typeName } from '../list/demandFacts.js';
import * as css from '../demands.css.js';
import { DemandStatusTag } from '../DemandStatusTag.js';
import { useStaffDemandsCopy, type StaffDemandsCopy } from './copy.js';

export interface StaffDemandListViewProps extends DeskRows<StaffDemandRow> {
  readonly demandLink: (demandId: string) => LinkTarget;
}

/** The desk of demands: tabs with counts, filters, table and pager. */
export function StaffDemandListView({ demandLink, ...desk }: StaffDemandListViewProps) {
  const copy = useStaffDemandsCopy();
  const demands = useDemandsCopy();
  return (
    <DeskList
      {...desk}
      title={copy.title}
      countText={(n) => fillCopy(copy.total, { n })}
      empty={{ title: copy.emptyTitle, line: copy.emptyHint }}
      columns={columns(demands, copy)}
      rowKey={({ id }) => id}
      rowLink={({ id }) => demandLink(id)}
    />
  );
}

const columns = (copy: DemandsCopy, staff: StaffDemandsCopy): TableColumn<StaffDemandRow>[] => [
  {
    key: 'title',
    header: staff.demand,
    rowHeader: true,
    kind: 'name',
    render: ({ title }) => title,
  },
  { key: 'type', header: staff.type, render: typeName },
  nameColumn('from', staff.from, (row) => authorOf(row, copy)),
  {
    key: 'department',
    header: staff.department,
    kind: 'name',
    render: ({ departmentName }) => departmentName ?? copy.notAssigned,
  },
  dateColumn('due', staff.due, ({ dueOn }) => dueOn),
  dateColumn('created', staff.created, ({ createdTs }) => formatDateTime(createdTs)),
  {
    key: 'status',
    header: staff.status,
    render: ({ status, overdue }) => (
      <span className={css.tags}>
        <DemandStatusTag status={status} overdue={overdue} />
      </span>
    ),
  },
];
