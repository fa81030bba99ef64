import { RepaymentTypeLabels, type LoanRecord, type RepaymentType } from '@huiqi/sdk';
import { fenToYuan, formatPercent, formatThousands } from '@huiqi/sdk/domain';
import { useState } from 'react';
import { fillCopy, localized } from '../../provider/copy.js';
import { usePrinting } from '../../patterns/page/usePrinting.js';
import { Button } from '../../ui/Button/Button.js';
import { Stack } from '../../ui/Stack/Stack.js';
import { dateColumn, moneyColumn } from '../../ui/Table/kindColumns.js';
import { Table, type TableColumn } from '../../ui/Table/Table.js';
import { useOrdersCopy, type OrdersCopy } from './copy.js';
import { loanInstalments, type Instalment } from './loanInstalments.js';
import { muted } from './orders.css.js';

export interface LoanScheduleProps {
  readonly loan: LoanRecord;
  readonly method: RepaymentType;
}

/** Instalments shown initially. */
const firstRows = 6;

/** The repayment schedule of a disbursed loan; printed in full. */
export function LoanSchedule({ loan, method }: LoanScheduleProps) {
  const copy = useOrdersCopy();
  const [isOpened, setOpened] = useState(false);
  const isWhole = usePrinting() !== undefined || isOpened;
  const { instalments, totalInterest, totalPayment } = loanInstalments(loan, method);
  const note = fillCopy(copy.scheduleNote, {
    method: localized(copy, RepaymentTypeLabels)[method],
    rate: formatPercent(loan.rate),
  });
  return (
    <Stack gap={3}>
      <p className={muted}>{note}</p>
      <Table
        caption={copy.schedule}
        columns={columns(copy)}
        rows={isWhole ? instalments : instalments.slice(0, firstRows)}
        rowKey={({ period }) => String(period)}
        density="compact"
        cardsBelow="never"
      />
      {!isWhole && instalments.length > firstRows && (
        <div>
          <Button size="small" onClick={() => setOpened(true)}>
            {fillCopy(copy.showAll, { n: instalments.length })}
          </Button>
        </div>
      )}
      <p>
        {fillCopy(copy.totals, {
          interest: yuan(totalInterest),
          payment: yuan(totalPayment),
        })}
      </p>
    </Stack>
  );
}

const yuan = (fen: number) => formatThousands(fenToYuan(fen));

const columns = (copy: OrdersCopy): TableColumn<Instalment>[] => [
  {
    key: 'period',
    header: copy.period,
    kind: 'number',
    rowHeader: true,
    render: (row) => row.period,
  },
  dateColumn('due', copy.due, (row) => row.due),
  moneyColumn('payment', copy.payment, (row) => yuan(row.payment)),
  moneyColumn('principal', copy.principal, (row) => yuan(row.principal)),
  moneyColumn('interest', copy.interest, (row) => yuan(row.interest)),
  moneyColumn('remaining', copy.remaining, (row) => yuan(row.remaining)),
];
