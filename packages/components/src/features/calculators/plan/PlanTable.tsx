import { useState } from 'react';
import { fillCopy, localized } from '../../../provider/copy.js';
import { usePrinting } from '../../../patterns/page/usePrinting.js';
import { Pager } from '../../../ui/Pager/Pager.js';
import { Stack } from '../../../ui/Stack/Stack.js';
import { Table } from '../../../ui/Table/Table.js';
import type { TableColumn } from '../../../ui/Table/tableColumn.js';
import { useCalculatorsCopy } from '../copy.js';
import { formatFen, type LoanPlan, type PlanRow } from './loanPlan.js';
import { withDetail } from '../../../copy/punctuation.js';

const pageSize = 12;

/** Every instalment; a year per page on screen, all of them in print. */
export function PlanTable({ plan }: { readonly plan: LoanPlan }) {
  const copy = useCalculatorsCopy();
  const printing = usePrinting();
  const [wanted, setWanted] = useState(1);
  const { rows } = plan;
  const index = Math.min(wanted, Math.ceil(rows.length / pageSize));
  const money = (key: string, header: string, pick: (row: PlanRow) => number) =>
    ({
      key,
      header: localized(copy, withDetail)(header, copy.yuan),
      kind: 'money',
      render: (row: PlanRow) => formatFen(pick(row)),
    }) satisfies TableColumn<PlanRow>;
  const columns: TableColumn<PlanRow>[] = [
    {
      key: 'period',
      header: copy.period,
      rowHeader: true,
      render: ({ period }) => fillCopy(copy.periodOf, { n: period }),
    },
    ...(rows[0]?.dueDate
      ? [
          {
            key: 'dueDate',
            header: copy.dueDate,
            kind: 'date',
            render: ({ dueDate }: PlanRow) => dueDate,
          } satisfies TableColumn<PlanRow>,
        ]
      : []),
    money('payment', copy.payment, (row) => row.payment),
    money('principal', copy.principal, (row) => row.principal),
    money('interest', copy.interest, (row) => row.interest),
    money('remaining', copy.remaining, (row) => row.remaining),
  ];
  const shown = printing ? rows : rows.slice((index - 1) * pageSize, index * pageSize);
  return (
    <Stack gap={4}>
      <Table
        caption={copy.planTable}
        columns={columns}
        rows={shown}
        rowKey={({ period }) => String(period)}
        density="compact"
        cardsBelow="never"
      />
      {printing === undefined && rows.length > pageSize && (
        <Pager
          index={index}
          size={pageSize}
          total={rows.length}
          onChange={setWanted}
          label={copy.plan}
        />
      )}
    </Stack>
  );
}
