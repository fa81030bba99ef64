import { WebhookEventTypeLabels, type WebhookDelivery } from '@huiqi/sdk';
import { formatDateTime, formatText } from '@huiqi/sdk/domain';
import { fillCopy } from '../../provider/copy.js';
import type { LinkTarget } from '../../provider/screen.js';
import type { DataStateValue } from '../../patterns/DataState/types.js';
import type { ListControls, ListPage } from '../../patterns/ListView/types.js';
import { DeskList } from '../../patterns/StaffDesk/DeskList.js';
import { codeColumn, dateColumn, nameColumn, numberColumn } from '../../ui/Table/kindColumns.js';
import type { TableColumn } from '../../ui/Table/Table.js';
import { usePartnersCopy, type PartnersCopy } from './copy.js';
import { DeliveryStateTag } from './DeliveryStateTag.js';
import { partnerTabs, type PartnerTabLinks } from './partnerTabs.js';
import { resultText } from './resultText.js';

export interface DeliveryListViewProps {
  readonly list: ListControls;
  readonly state: DataStateValue<ListPage<WebhookDelivery>>;
  readonly links: PartnerTabLinks;
  readonly deliveryLink: (id: string) => LinkTarget;
  readonly onRefresh?: (() => void) | undefined;
}

/** The delivery log: order events with their delivery status. */
export function DeliveryListView({ links, deliveryLink, ...desk }: DeliveryListViewProps) {
  const copy = usePartnersCopy();
  return (
    <DeskList
      {...desk}
      title={copy.title}
      tabs={partnerTabs(copy, links)}
      tab="deliveries"
      countText={(n) => fillCopy(copy.deliveriesTotal, { n })}
      empty={{ title: copy.deliveriesEmpty, line: copy.deliveriesEmptyHint }}
      columns={columns(copy)}
      rowKey={({ id }) => id}
      rowLink={({ id }) => deliveryLink(id)}
    />
  );
}

const columns = (copy: PartnersCopy): TableColumn<WebhookDelivery>[] => [
  {
    key: 'event',
    header: copy.event,
    rowHeader: true,
    render: ({ type }) => WebhookEventTypeLabels[type],
  },
  nameColumn('partner', copy.partner, ({ partnerName }) => partnerName),
  codeColumn('order', copy.order, ({ orderCode }) => formatText(orderCode)),
  codeColumn('reference', copy.reference, ({ reference }) => formatText(reference)),
  dateColumn('created', copy.createdTs, ({ createdTs }) => formatDateTime(createdTs)),
  numberColumn('attempts', copy.attempts, ({ attempts }) => attempts),
  {
    key: 'result',
    header: copy.lastResult,
    render: ({ lastStatus, lastFailure }) => resultText(copy, lastStatus, lastFailure),
  },
  {
    key: 'state',
    header: copy.deliveryState,
    render: ({ deliveryState }) => <DeliveryStateTag state={deliveryState} />,
  },
];
