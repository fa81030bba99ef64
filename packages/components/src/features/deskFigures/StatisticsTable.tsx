import type { ReactNode } from 'react';
import {
  StatisticsGroupLabels,
  type OrderFigures,
  type StatisticsGroup,
  type StatisticsRow,
} from '@huiqi/sdk';
import { formatPercent, formatThousands } from '@huiqi/sdk/domain';
import { fillCopy } from '../../provider/copy.js';
import { Section } from '../../ui/Section/Section.js';
import { Table, type TableColumn } from '../../ui/Table/Table.js';
import { nameOf } from './statisticsFigures.js';
import { useDeskFiguresCopy, type DeskFiguresCopy } from './copy.js';

export interface StatisticsTableProps {
  readonly rows: readonly StatisticsRow[];
  /** Of both periods. */
  readonly total: OrderFigures;
  readonly previous: OrderFigures;
  /** Groups beyond the rows. */
  readonly moreRows: number;
  readonly groupBy: StatisticsGroup;
  /** Rendered beside the title, such as an export. */
  readonly actions?: ReactNode;
}

/** All figures of each group, and of all together. */
export function StatisticsTable(props: StatisticsTableProps) {
  const { rows, total, previous, moreRows, groupBy, actions } = props;
  const copy = useDeskFiguresCopy();
  const group = StatisticsGroupLabels[groupBy];
  const title = fillCopy(copy.table, { group });
  const more = fillCopy(copy.moreRows, { n: formatThousands(moreRows) });
  return (
    <Section title={title} description={moreRows > 0 && more} padding="none" actions={actions}>
      <Table
        // A table that scrolls is a landmark of its own, beside that of its section.
        caption={fillCopy(copy.tableCaption, { group })}
        rows={[...rows, { key: totalKey, name: copy.total, figures: total, previous }]}
        rowKey={({ key }) => key}
        density="compact"
        // Groups are compared down a column, on phones too.
        cardsBelow="never"
        columns={columns(groupBy, copy)}
      />
    </Section>
  );
}

/** No id. */
const totalKey = ' ';

function columns(groupBy: StatisticsGroup, copy: DeskFiguresCopy): TableColumn<StatisticsRow>[] {
  const number = (
    key: string,
    header: string,
    of: (row: StatisticsRow) => string,
  ): TableColumn<StatisticsRow> => ({ key, header, kind: 'number', render: of });
  return [
    {
      key: 'name',
      header: StatisticsGroupLabels[groupBy],
      rowHeader: true,
      render: (row) => (row.key === totalKey ? copy.total : nameOf(row, groupBy, copy)),
    },
    number('applications', copy.applications, ({ figures }) =>
      formatThousands(figures.applications),
    ),
    ...(groupBy === 'WEEK'
      ? []
      : [
          number('before', copy.before, ({ previous }) =>
            formatThousands(previous?.applications ?? null),
          ),
        ]),
    number('decided', copy.decided, ({ figures }) => formatThousands(figures.decided)),
    number('approved', copy.approved, ({ figures }) => formatThousands(figures.approved)),
    number('rate', copy.approvalRate, ({ figures }) => formatPercent(figures.approvalRate)),
    ...(groupBy === 'WEEK'
      ? []
      : [
          number('rateBefore', copy.rateBefore, ({ previous }) =>
            formatPercent(previous?.approvalRate ?? null),
          ),
        ]),
    number('applied', `${copy.appliedAmount}（${copy.wan}）`, ({ figures }) =>
      formatThousands(figures.appliedAmount),
    ),
    number('paid', `${copy.paidAmount}（${copy.wan}）`, ({ figures }) =>
      formatThousands(figures.paidAmount),
    ),
    ...(groupBy === 'WEEK'
      ? []
      : [
          number('paidBefore', copy.paidBefore, ({ previous }) =>
            formatThousands(previous?.paidAmount ?? null),
          ),
        ]),
    number('days', copy.daysShort, ({ figures }) => figures.medianDays ?? '--'),
    ...(groupBy === 'WEEK'
      ? []
      : [number('daysBefore', copy.daysBefore, ({ previous }) => previous?.medianDays ?? '--')]),
  ];
}
