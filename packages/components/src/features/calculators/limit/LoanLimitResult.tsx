import { TaxCreditGradeLabels, type LoanLimit, type LoanLimitCompany } from '@huiqi/sdk';
import { formatDateTime, formatWanFigure } from '@huiqi/sdk/domain';
import { fillCopy, localized } from '../../../provider/copy.js';
import { KeyFigures } from '../../../patterns/page/KeyFigures.js';
import { Section } from '../../../ui/Section/Section.js';
import { Stack } from '../../../ui/Stack/Stack.js';
import { moneyColumn } from '../../../ui/Table/kindColumns.js';
import { Table } from '../../../ui/Table/Table.js';
import type { TableColumn } from '../../../ui/Table/tableColumn.js';
import * as css from '../calculators.css.js';
import { useMessage } from '../../../copy/useMessage.js';
import { useCalculatorsCopy, type CalculatorsCopy } from '../copy.js';

/** A range in words: 50–180, or one number if both ends are equal. */
export function rangeText(min: number, max: number, copy: CalculatorsCopy): string {
  const figure = localized(copy, formatWanFigure);
  return min === max ? figure(max) : `${figure(min)}–${figure(max)}`;
}

/** The result of an estimate, and each company's contribution. */
export function LoanLimitResult({ estimate }: { readonly estimate: LoanLimit }) {
  const copy = useCalculatorsCopy();
  const say = useMessage();
  const { minLoanLimit, maxLoanLimit, productCount, companyList, updatedTs } = estimate;
  const columns: TableColumn<LoanLimitCompany>[] = [
    {
      key: 'company',
      header: copy.company,
      kind: 'name',
      rowHeader: true,
      render: (one) => one.qymc,
    },
    {
      key: 'grade',
      header: copy.grade,
      render: ({ taxCreditGrade }) =>
        taxCreditGrade === null ? '--' : localized(copy, TaxCreditGradeLabels)[taxCreditGrade],
    },
    {
      key: 'remarks',
      header: copy.basis,
      render: ({ remarks }) => (
        <ul className={css.remarks}>
          {remarks.map((remark) => (
            <li key={remark}>{say(remark)}</li>
          ))}
        </ul>
      ),
    },
    moneyColumn('limit', copy.limit, (one) => rangeText(one.minLoanLimit, one.maxLoanLimit, copy)),
  ];
  return (
    <Section
      title={copy.result}
      description={fillCopy(copy.measuredAt, { time: localized(copy, formatDateTime)(updatedTs) })}
    >
      <Stack gap={6}>
        <KeyFigures
          figures={[
            {
              label: copy.limitRange,
              value: rangeText(minLoanLimit, maxLoanLimit, copy),
              unit: copy.wan,
            },
            { label: copy.fitting, value: String(productCount), unit: copy.productUnit },
          ]}
        />
        <Table
          caption={copy.basisTitle}
          columns={columns}
          rows={companyList}
          rowKey={({ id }) => id}
          cardsBelow="narrow"
        />
      </Stack>
    </Section>
  );
}
