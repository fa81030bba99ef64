import type { PublicTicket } from '@huiqi/sdk';
import { formatThousands } from '@huiqi/sdk/domain';
import { Empty } from '../../../ui/Empty/Empty.js';
import { dateColumn } from '../../../ui/Table/kindColumns.js';
import { Table, type TableColumn } from '../../../ui/Table/Table.js';
import { useCouponsCopy, type CouponsCopy } from '../copy.js';

export interface PublishedTableProps {
  readonly rows: readonly PublicTicket[];
  /** False if a surrounding card already has a frame. Defaults to true. */
  readonly framed?: boolean | undefined;
}

/** Published tickets (spec 2 §3 Ticket public row). */
export function PublishedTable({ rows, framed }: PublishedTableProps) {
  const copy = useCouponsCopy();
  return (
    <Table
      framed={framed}
      caption={copy.publishedTitle}
      columns={columns(copy)}
      // Rows have no id, and a company may have identical ones.
      rows={rows.map((row, place) => ({ ...row, key: String(place) }))}
      rowKey={({ key }) => key}
      empty={<Empty title={copy.publishedEmpty} description={copy.publishedEmptyLine} />}
    />
  );
}

function columns(copy: CouponsCopy): TableColumn<PublicTicket>[] {
  return [
    {
      key: 'company',
      header: copy.company,
      rowHeader: true,
      render: ({ companyName }) => companyName,
    },
    {
      key: 'contract',
      header: copy.contractInYuan,
      kind: 'money',
      render: ({ contractAmount }) => formatThousands(contractAmount, 2),
    },
    {
      key: 'preferential',
      header: copy.preferentialInYuan,
      kind: 'money',
      render: ({ preferentialContractAmount }) => formatThousands(preferentialContractAmount, 2),
    },
    {
      key: 'approved',
      header: copy.approvedInYuan,
      kind: 'money',
      render: ({ approvedAmount }) => formatThousands(approvedAmount, 2),
    },
    dateColumn('date', copy.applyDate, ({ applyDate }) => applyDate),
    { key: 'batch', header: copy.batch, render: ({ batch }) => batch },
  ];
}
