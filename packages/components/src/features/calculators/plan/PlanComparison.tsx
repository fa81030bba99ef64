import { lastOf } from '@huiqi/sdk/domain';
import { RepaymentTypeLabels, type RepaymentType } from '@huiqi/sdk';
import { Stack } from '../../../ui/Stack/Stack.js';
import { Table } from '../../../ui/Table/Table.js';
import type { TableColumn } from '../../../ui/Table/tableColumn.js';
import { Tag } from '../../../ui/Tag/Tag.js';
import type { ComparedPlan } from './comparePlans.js';
import { useCalculatorsCopy } from '../copy.js';
import { formatFen } from './loanPlan.js';
import { localized } from '../../../provider/copy.js';
import { withDetail } from '../../../copy/punctuation.js';

export interface PlanComparisonProps {
  readonly plans: readonly ComparedPlan[];
  readonly chosen: RepaymentType;
}

/** Repayment types side by side: first and last payment, interest, total. */
export function PlanComparison({ plans, chosen }: PlanComparisonProps) {
  const copy = useCalculatorsCopy();
  const money = (key: string, header: string, pick: (one: ComparedPlan) => number) =>
    ({
      key,
      header: localized(copy, withDetail)(header, copy.yuan),
      kind: 'money',
      render: (one: ComparedPlan) => formatFen(pick(one)),
    }) satisfies TableColumn<ComparedPlan>;
  const columns: TableColumn<ComparedPlan>[] = [
    {
      key: 'method',
      header: copy.method,
      rowHeader: true,
      render: ({ method, extra }) => (
        <Stack direction="horizontal" gap={2} align="center">
          {localized(copy, RepaymentTypeLabels)[method]}
          {method === chosen && <Tag tone="info">{copy.chosen}</Tag>}
          {extra === 0 && <Tag tone="success">{copy.cheapest}</Tag>}
        </Stack>
      ),
    },
    money('first', copy.firstPayment, ({ plan }) => plan.rows[0]?.payment ?? 0),
    money('last', copy.lastPayment, ({ plan }) => lastOf(plan.rows)?.payment ?? 0),
    money('interest', copy.totalInterest, ({ plan }) => plan.totalInterest),
    money('total', copy.totalRepayment, ({ plan }) => plan.totalPayment),
    money('extra', copy.extra, ({ extra }) => extra),
  ];
  return (
    <Table
      caption={copy.compareTable}
      columns={columns}
      rows={plans}
      rowKey={({ method }) => method}
      density="compact"
      cardsBelow="narrow"
    />
  );
}
