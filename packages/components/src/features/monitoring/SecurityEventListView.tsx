import { SecurityEventTypeLabels, type SecurityEvent } from '@huiqi/sdk';
import { formatDateTime, formatText } from '@huiqi/sdk/domain';
import { DeskList, type DeskRows } from '../../patterns/StaffDesk/DeskList.js';
import { withDetail } from '../../copy/punctuation.js';
import { fillCopy, localized } from '../../provider/copy.js';
import { codeColumn, dateColumn, nameColumn } from '../../ui/Table/kindColumns.js';
import type { TableColumn } from '../../ui/Table/Table.js';
import { Tag } from '../../ui/Tag/Tag.js';
import { useMonitoringCopy, type MonitoringCopy } from './copy.js';
import { securityDetail } from './securityDetail.js';

export type SecurityEventListViewProps = DeskRows<SecurityEvent>;

/** Sign-ins, failed sign-ins and changes of access rights. */
export function SecurityEventListView(desk: SecurityEventListViewProps) {
  const copy = useMonitoringCopy();
  return (
    <DeskList
      {...desk}
      title={copy.events}
      countText={(n) => fillCopy(copy.eventsTotal, { n })}
      empty={{ title: copy.eventsEmpty, line: copy.eventsEmptyHint }}
      columns={columns(copy)}
      rowKey={({ id }) => id}
    />
  );
}

const columns = (copy: MonitoringCopy): TableColumn<SecurityEvent>[] => [
  {
    key: 'event',
    header: copy.event,
    rowHeader: true,
    render: ({ event }) =>
      event === 'LOGIN_FAILED' ? (
        <Tag tone="warning">{SecurityEventTypeLabels[event]}</Tag>
      ) : (
        SecurityEventTypeLabels[event]
      ),
  },
  dateColumn('time', copy.time, ({ createdTs }) => formatDateTime(createdTs)),
  {
    key: 'user',
    header: copy.user,
    kind: 'name',
    render: ({ userId, userName }) =>
      userId === null
        ? copy.unknownUser
        : userName === null
          ? userId
          : localized(copy, withDetail)(userName, userId),
  },
  nameColumn('detail', copy.detail, (event) => securityDetail(event, copy)),
  codeColumn('address', copy.address, ({ address }) => address),
  {
    key: 'partner',
    header: copy.partner,
    kind: 'name',
    render: ({ partnerId, partnerName }) => formatText(partnerId && (partnerName ?? partnerId)),
  },
  codeColumn('request', copy.requestId, ({ requestId }) => requestId),
];
