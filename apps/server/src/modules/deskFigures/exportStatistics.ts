import type { OrderFigures, StatisticsGroup } from '@huiqi/sdk';
import { StatisticsGroupLabels } from '@huiqi/sdk/domain';
import type { ServedFile, UserCall } from '../../http/context.js';
import { serveSheet } from '../exports/serveSheet.js';
import type { Cell, ColumnKind, SheetColumn } from '../exports/xls/columns.js';
import { deskStatistics } from './deskStatistics.js';

const number = (text: string | null) => (text === null ? null : Number(text));

interface Figure {
  readonly title: string;
  readonly kind: ColumnKind;
  readonly of: (figures: OrderFigures) => number | null;
}

const figures: readonly Figure[] = [
  { title: '申请（笔）', kind: 'integer', of: ({ applications }) => applications },
  { title: '已审（笔）', kind: 'integer', of: ({ decided }) => decided },
  { title: '通过（笔）', kind: 'integer', of: ({ approved }) => approved },
  { title: '通过率（%）', kind: 'rate', of: ({ approvalRate }) => number(approvalRate) },
  { title: '申请金额（万元）', kind: 'money', of: ({ appliedAmount }) => Number(appliedAmount) },
  { title: '放款金额（万元）', kind: 'money', of: ({ paidAmount }) => Number(paidAmount) },
  { title: '办理天数（中位数）', kind: 'rate', of: ({ medianDays }) => number(medianDays) },
];

const width = 20;
const columnsOf = (groupBy: StatisticsGroup): SheetColumn[] => [
  { title: StatisticsGroupLabels[groupBy], kind: 'code', width: 32 },
  ...figures.map(({ title, kind }) => ({ title, kind, width })),
  ...figures.map(({ title, kind }) => ({ title: `上期${title}`, kind, width })),
];

const cellsOf = (name: string, now: OrderFigures, before: OrderFigures | null): Cell[] => [
  name,
  ...figures.map(({ of }) => of(now)),
  ...figures.map(({ of }) => before && of(before)),
];

/** The statistics as a workbook: the groups, then their total, each beside the period before. */
export async function exportStatistics(
  call: UserCall<'exportDeskStatistics'>,
): Promise<ServedFile> {
  const { groupBy = 'WEEK' } = call.input;
  const { from, until, total, previous, rows } = await deskStatistics(call);
  return serveSheet(call.user.id, {
    title: `受理统计${from}至${until}`,
    columns: columnsOf(groupBy),
    rows: [
      ...rows.map((row) => cellsOf(row.name || '未分配', row.figures, row.previous)),
      cellsOf('合计', total, previous),
    ],
  });
}
