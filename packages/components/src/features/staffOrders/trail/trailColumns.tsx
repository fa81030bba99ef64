import {
  OrderActorLabels,
  OrderEventLabels,
  OrderTrailFaultKindLabels,
  type OrderTrail,
  type OrderTrailRow,
} from '@huiqi/sdk';
import { formatDateTime, formatText } from '@huiqi/sdk/domain';
import { Tag } from '../../../ui/Tag/Tag.js';
import { codeColumn, dateColumn } from '../../../ui/Table/kindColumns.js';
import type { TableColumn } from '../../../ui/Table/tableColumn.js';
import { DeskStatusTag } from '../DeskStatusTag.js';
import { CopyableHash } from './CopyableHash.js';
import type { StaffOrderCopy } from '../list/copy.js';

/** Columns of the audit trail; a row with a fault is marked beside its number. */
export function trailColumns(
  copy: StaffOrderCopy,
  { faults }: Pick<OrderTrail, 'faults'>,
): readonly TableColumn<OrderTrailRow>[] {
  const faultOf = (at: number) => faults.find(({ position }) => position === at);
  return [
    {
      key: 'event',
      header: copy.event,
      kind: 'code',
      rowHeader: true,
      width: 180,
      render: ({ position, event }) => {
        const fault = faultOf(position);
        return (
          <>
            {position}. {OrderEventLabels[event]}{' '}
            {fault && <Tag tone="danger">{OrderTrailFaultKindLabels[fault.kind]}</Tag>}
          </>
        );
      },
    },
    dateColumn('time', copy.time, ({ createdTs }) => formatDateTime(createdTs)),
    {
      key: 'status',
      header: copy.status,
      card: 'aside',
      render: ({ orderStatus }) => <DeskStatusTag status={orderStatus} />,
    },
    { key: 'actor', header: copy.actor, render: ({ actor }) => OrderActorLabels[actor] },
    {
      key: 'person',
      header: copy.person,
      render: ({ operatorName }) => formatText(operatorName),
    },
    { key: 'remark', header: copy.remark, width: 240, render: ({ remark }) => formatText(remark) },
    codeColumn('requestId', copy.requestId, ({ requestId }) => formatText(requestId)),
    {
      key: 'hash',
      header: copy.hash,
      kind: 'code',
      render: ({ hash, position }) => (
        <CopyableHash label={`${position}. ${copy.hash}`} value={hash} />
      ),
    },
    {
      key: 'previousHash',
      header: copy.previousHash,
      kind: 'code',
      render: ({ previousHash, position }) =>
        previousHash === null ? (
          formatText(null)
        ) : (
          <CopyableHash label={`${position}. ${copy.previousHash}`} value={previousHash} />
        ),
    },
  ];
}
