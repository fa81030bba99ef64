import { WebhookEventTypeLabels, type WebhookDelivery } from '@huiqi/sdk';
import { formatDateTime, formatText } from '@huiqi/sdk/domain';
import { fillCopy } from '../../provider/copy.js';
import type { LinkTarget } from '../../provider/screen.js';
import type { DataStateValue } from '../../patterns/DataState/types.js';
import type { ListControls, ListPage } from '../../patterns/ListView/types.js';
import { DeskList } from '../../patterns/StaffDesk/DeskList.js';
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
  {
    key: 'partner',
    header: copy.partner,
    kind: 'name',
    render: ({ partnerName }) => partnerName,
  },
  {
    key: 'order',
    header: copy.order,
    kind: 'code',
    render: ({ orderCode }) => formatText(orderCode),
  },
  {
    key: 'reference',
    header: copy.reference,
    kind: 'code',
    render: ({ reference }) => formatText(reference),
  },
  {
    key: 'created',
    header: copy.createdTs,
    kind: 'date',
    render: ({ createdTs }) => formatDateTime(createdTs),
  },
  {
    key: 'attempts',
    header: copy.attempts,
    kind: 'number',
    render: ({ attempts }) => attempts,
  },
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
