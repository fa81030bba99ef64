import type { OrganisationOrder } from '@huiqi/sdk';
import { formatDateTime } from '@huiqi/sdk/domain';
import { DeskList, type DeskRows } from '../../../patterns/StaffDesk/DeskList.js';
import { fillCopy } from '../../../provider/copy.js';
import type { LinkTarget } from '../../../provider/screen.js';
import { codeColumn, dateColumn, nameColumn } from '../../../ui/Table/kindColumns.js';
import type { TableColumn } from '../../../ui/Table/Table.js';
import { useOrganisationsCopy, type OrganisationsCopy } from '../copy.js';
import { OrderTag } from '../list/OrganisationTags.js';

export interface OrganisationOrderListViewProps extends Omit<DeskRows<OrganisationOrder>, 'tab'> {
  readonly rowLink: (orderId: string) => LinkTarget;
}

/** The orders as a table, or as cards on narrow screens. */
export function OrganisationOrderListView({ rowLink, ...desk }: OrganisationOrderListViewProps) {
  const copy = useOrganisationsCopy();
  return (
    <DeskList
      {...desk}
      tab="orders"
      title={copy.title}
      countText={(n) => fillCopy(copy.orderTotal, { n })}
      empty={{ title: copy.noOrders, line: copy.noOrdersHint }}
      columns={columns(copy)}
      rowKey={({ id }) => id}
      rowLink={({ id }) => rowLink(id)}
    />
  );
}

const columns = (copy: OrganisationsCopy): TableColumn<OrganisationOrder>[] => [
  { key: 'entName', header: copy.entName, rowHeader: true, render: ({ entName }) => entName },
  nameColumn('product', copy.product, ({ productName }) => productName),
  codeColumn('nsrsbh', copy.nsrsbh, ({ nsrsbh }) => nsrsbh),
  codeColumn('contractPhone', copy.contractPhone, ({ contractPhone }) => contractPhone),
  dateColumn('created', copy.created, ({ createdTs }) => formatDateTime(createdTs)),
  {
    key: 'status',
    header: copy.orderStatus,
    card: 'aside',
    render: ({ status, statusName }) => <OrderTag status={status} name={statusName} />,
  },
];
