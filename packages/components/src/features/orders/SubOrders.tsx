import type { OrderDetail, OrderSummary } from '@huiqi/sdk';
import { formatDate, formatWanFigure } from '@huiqi/sdk/domain';
import { linkProps } from '../../patterns/link/linkProps.js';
import type { LinkTarget } from '../../provider/screen.js';
import { DescriptionList } from '../../ui/DescriptionList/DescriptionList.js';
import { Stack } from '../../ui/Stack/Stack.js';
import { dateColumn } from '../../ui/Table/kindColumns.js';
import { Table, type TableColumn } from '../../ui/Table/Table.js';
import { useOrdersCopy, type OrdersCopy } from './copy.js';
import { orderColumns } from './orderColumns.js';
import { localized } from '../../provider/copy.js';

export interface SubOrdersProps {
  readonly order: Pick<OrderDetail, 'line' | 'subOrders'>;
  readonly orderLink: (orderId: string) => LinkTarget;
}

/** The credit line of a granted order with its sub-orders. */
export function SubOrders({ order: { line, subOrders }, orderLink }: SubOrdersProps) {
  const copy = useOrdersCopy();
  const money = (term: string, value: string) => ({
    term,
    value: localized(copy, formatWanFigure)(value),
    unit: copy.wan,
    kind: 'money' as const,
  });
  return (
    <Stack gap={4}>
      {line && (
        <DescriptionList
          items={[
            money(copy.lineGranted, line.granted),
            money(copy.lineDrawn, line.drawn),
            money(copy.lineAvailable, line.available),
          ]}
        />
      )}
      {subOrders.length === 0 ? (
        <p>{copy.subOrdersNone}</p>
      ) : (
        <Table
          caption={copy.subOrders}
          columns={columns(copy, subOrders)}
          rows={subOrders}
          rowKey={({ orderId }) => orderId}
          rowLink={({ orderId }) => linkProps(orderLink(orderId))}
        />
      )}
    </Stack>
  );
}

const drawnAmount = ({ paidAmount, loanAmount }: OrderSummary) => paidAmount ?? loanAmount;

function columns(
  copy: OrdersCopy,
  subOrders: readonly OrderSummary[],
): TableColumn<OrderSummary>[] {
  const { code, amount, status } = orderColumns(copy);
  const isPaidInPart = subOrders.some((one) => drawnAmount(one) !== one.loanAmount);
  return [
    { ...code, rowHeader: true },
    {
      ...amount,
      key: 'drawn',
      header: copy.drawnInWan,
      // What the line counts: once paid, what was paid.
      render: (one) => localized(copy, formatWanFigure)(drawnAmount(one)),
    },
    ...(isPaidInPart ? [{ ...amount, card: undefined }] : []),
    dateColumn('created', copy.dates, ({ createdTs }) => localized(copy, formatDate)(createdTs)),
    status,
  ];
}
