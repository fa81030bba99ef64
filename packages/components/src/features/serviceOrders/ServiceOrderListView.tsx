import type { ServiceOrder } from '@huiqi/sdk';
import { formatDate, formatText } from '@huiqi/sdk/domain';
import type { DataStateValue } from '../../patterns/DataState/types.js';
import { linkProps } from '../../patterns/link/linkProps.js';
import { ListView } from '../../patterns/ListView/ListView.js';
import type { ListControls, ListPage } from '../../patterns/ListView/types.js';
import { MarkedName } from '../../patterns/page/MarkedName.js';
import { fillCopy } from '../../provider/copy.js';
import type { LinkTarget } from '../../provider/screen.js';
import { LinkButton } from '../../ui/LinkButton/LinkButton.js';
import { dateColumn, nameColumn } from '../../ui/Table/kindColumns.js';
import { Table, type TableColumn } from '../../ui/Table/Table.js';
import { organisationPicture } from '../services/organisation/organisationPicture.js';
import { useServiceOrdersCopy, type ServiceOrdersCopy } from './copy.js';
import { ServiceOrderRowActions, type ServiceOrderActions } from './ServiceOrderRowActions.js';
import { ServiceOrderStatusTag } from './ServiceOrderStatusTag.js';

export interface ServiceOrderLinks {
  readonly orderLink: (orderId: string) => LinkTarget;
  /** The marketplace. */
  readonly services: LinkTarget;
}

export interface ServiceOrderListViewProps extends ServiceOrderLinks, ServiceOrderActions {
  readonly list: ListControls;
  readonly state: DataStateValue<ListPage<ServiceOrder>>;
}

/** The enterprise's service orders: filters, table, pager. */
export function ServiceOrderListView(props: ServiceOrderListViewProps) {
  const { list, state, orderLink, services, ...actions } = props;
  const copy = useServiceOrdersCopy();
  return (
    <ListView
      title={copy.title}
      list={list}
      state={state}
      countText={(n) => fillCopy(copy.total, { n })}
      empty={{
        title: copy.empty,
        line: copy.emptyLine,
        action: { label: copy.find, href: services.href, onSelect: services.onOpen },
      }}
      actions={
        <LinkButton variant="primary" {...linkProps(services)}>
          {copy.find}
        </LinkButton>
      }
    >
      {(orders) => (
        <Table
          cardsBelow="page"
          caption={copy.title}
          columns={columns(copy, actions)}
          rows={orders}
          rowKey={({ id }) => id}
          rowLink={({ id }) => linkProps(orderLink(id))}
        />
      )}
    </ListView>
  );
}

const columns = (
  copy: ServiceOrdersCopy,
  actions: ServiceOrderActions,
): TableColumn<ServiceOrder>[] => [
  {
    key: 'product',
    header: copy.product,
    width: '30%',
    rowHeader: true,
    render: ({ productName, orgName }) => (
      <MarkedName name={productName} lines={[orgName]} picture={organisationPicture(orgName)} />
    ),
  },
  {
    key: 'phone',
    header: copy.organisationPhone,
    kind: 'code',
    render: ({ orgContractPhone }) => formatText(orgContractPhone),
  },
  nameColumn('company', copy.company, ({ entName }) => entName),
  dateColumn('created', copy.created, ({ createdTs }) => formatDate(createdTs)),
  {
    key: 'status',
    header: copy.status,
    card: 'aside',
    render: (order) => <ServiceOrderStatusTag {...order} />,
  },
  {
    key: 'actions',
    header: copy.actions,
    actions: true,
    width: 96,
    render: (order) => <ServiceOrderRowActions order={order} {...actions} />,
  },
];
