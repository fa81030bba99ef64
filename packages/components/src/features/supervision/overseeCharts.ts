import type { DepartmentFigures } from '@huiqi/sdk';
import { formatThousands } from '@huiqi/sdk/domain';
import type { RankChartData } from '../../patterns/charts/rankData.js';
import type { LinkTarget } from '../../provider/screen.js';
import type { SupervisionCopy } from './copy.js';
import type { OverseeFigure } from './overseeFilters.js';

export interface OverseeChart extends RankChartData {
  readonly title: string;
}

export interface OverseeChartLinks {
  /** Link to the demands that a department's figure counts. */
  readonly departmentLink: (departmentId: string, figure: OverseeFigure) => LinkTarget;
  /** The department whose demands are shown. */
  readonly current: string | undefined;
}

/** The departments by one of their figures, without zeros. */
function ranking(
  departments: readonly DepartmentFigures[],
  figure: OverseeFigure,
  { departmentLink, current }: OverseeChartLinks,
) {
  return departments
    .filter((one) => one[figure] > 0)
    .sort((one, other) => other[figure] - one[figure])
    .map((one) => ({
      key: one.departmentId,
      label: one.departmentName,
      value: one[figure],
      link: departmentLink(one.departmentId, figure),
      current: one.departmentId === current,
    }));
}

/** The departments' open and handled demands. */
export function overseeCharts(
  departments: readonly DepartmentFigures[],
  copy: SupervisionCopy,
  links: OverseeChartLinks,
): readonly OverseeChart[] {
  const chart = (title: string, figure: OverseeFigure, valueLabel: string) => ({
    title,
    rankLabel: copy.department,
    valueLabel,
    unit: copy.piece,
    format: (value: number) => formatThousands(value),
    rows: ranking(departments, figure, links),
  });
  return [
    chart(copy.overdueRank, 'overdue', copy.overdue),
    chart(copy.repliedRank, 'replied', copy.replied),
  ];
}
