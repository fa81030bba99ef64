import { OrderSourceTypeLabels, type StaffOrderSummary } from '@huiqi/sdk';
import { formatDate, formatDateTime } from '@huiqi/sdk/domain';
import type { ColumnOption } from '../../../patterns/ColumnChooser/columnChoice.js';
import { codeColumn, dateColumn, numberColumn } from '../../../ui/Table/kindColumns.js';
import type { TableColumn } from '../../../ui/Table/Table.js';
import type { HandlingTimesCopy } from '../../handlingTimes/copy.js';
import { dueColumn } from '../../handlingTimes/dueColumn.js';
import type { OrdersCopy } from '../../orders/copy.js';
import { orderColumns } from '../../orders/orderColumns.js';
import type { StaffOrdersCopy } from '../copy.js';
import { DeskStatusTag } from '../DeskStatusTag.js';

interface StaffOrderColumn extends TableColumn<StaffOrderSummary> {
  /** Shown by default. */
  readonly initial?: true;
}

const none = '--';

/** All columns of the desk, in order. */
export function staffOrderColumns(
  copy: StaffOrdersCopy,
  orders: OrdersCopy,
  times: HandlingTimesCopy,
  /** Whether the list contains orders of several banks. */
  ofSeveralBanks: boolean,
): StaffOrderColumn[] {
  const { product, amount, company, code } = orderColumns(orders);
  return [
    { ...company, header: copy.company, rowHeader: true, initial: true },
    {
      key: 'status',
      header: orders.status,
      card: 'aside',
      width: 132,
      initial: true,
      render: ({ orderStatus }) => <DeskStatusTag status={orderStatus} />,
    },
    { ...amount, header: copy.amountInWan, initial: true },
    numberColumn('term', orders.termInMonths, ({ loanterm }) => loanterm),
    ofSeveralBanks
      ? { ...product, initial: true }
      : {
          ...product,
          // Hidden, as the bank is always the same.
          kind: 'text',
          initial: true,
          render: ({ productName, parentOrderId }) =>
            parentOrderId === null ? productName : `${productName}${orders.ofLine}`,
        },
    {
      key: 'created',
      header: orders.created,
      kind: 'date',
      sortable: true,
      initial: true,
      render: ({ createdTs }) => formatDate(createdTs),
    },
    { ...dueColumn<StaffOrderSummary>(times), initial: true },
    {
      key: 'assignee',
      header: copy.assignee,
      kind: 'code',
      initial: true,
      render: ({ assignee }) => assignee?.name ?? none,
    },
    { ...code, initial: true },
    codeColumn('region', copy.region, ({ region }) => region.regionName || none),
    codeColumn('source', copy.source, ({ source }) => OrderSourceTypeLabels[source]),
    {
      key: 'partner',
      header: copy.partner,
      render: ({ partnerName }) => partnerName ?? none,
    },
    {
      key: 'applyUser',
      header: copy.applyUser,
      render: ({ applyUser }) => applyUser ?? none,
    },
    {
      key: 'recommender',
      header: copy.recommender,
      render: ({ recommender, recommendationCode }) =>
        recommender
          ? `${recommender.name}（${recommender.mechanismName}）`
          : (recommendationCode ?? none),
    },
    codeColumn('nsrsbh', copy.taxNumber, ({ nsrsbh }) => nsrsbh ?? none),
    dateColumn('updated', copy.updated, ({ updatedTs }) => formatDateTime(updatedTs)),
  ];
}

/** The same columns as options. */
export const columnOptions = (columns: readonly StaffOrderColumn[]): ColumnOption[] =>
  columns.map(({ key, header, rowHeader, initial }) => ({
    key,
    label: header,
    fixed: rowHeader,
    initial,
  }));
