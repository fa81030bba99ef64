import { ReportIndicatorTypeLabels } from '../../generated/enums.js';
import type { ReportFinancialIndicators, ReportIndicatorRow } from '../../generated/models.js';
import { emptyText } from '../text/formats.js';
import { labelOf } from '../text/labelOf.js';
import { abilityScores, type AbilityScore } from './abilityScores.js';
import type { ReportBlock, ReportRadarChart } from './ReportDocument.js';
import { figures, tableOf, words } from './table.js';
import { plainText } from './texts.js';
import { yearBars, yearColumns, yearCurves } from './threeYears.js';

/** Maximum number of distinguishable series in a chart. */
const maxDrawn = 6;

const scoreRule =
  '能力评分由各项指标按公开的区间折算为0至100分后取平均值；未列入区间的指标以上年为基准，持平计50分。评分仅供参考。';

/** What the server does with a year that has not ended (`ReportFinancialIndicators`). */
const yearRule =
  '本年尚未结束的，净利润及以收入、成本、利润计算的指标按已有月份折算为全年，并非实际发生额。';

function radar(scores: readonly AbilityScore[]): readonly ReportRadarChart[] {
  const axes = scores.flatMap(({ name, score }) =>
    score === null ? [] : [{ name, value: score }],
  );
  // Two axes span no area.
  return axes.length < 3 ? [] : [{ kind: 'radar', caption: '能力评分', axes }];
}

const scoreTable = (scores: readonly AbilityScore[]) =>
  tableOf(
    '能力评分',
    scores.filter(({ score }) => score !== null),
    [
      words('name', '能力', ({ name }) => name),
      figures('score', '评分', ({ score }) => String(score), '分'),
      words('basis', '依据指标', ({ basis }) => basis.join('、')),
    ],
  );

const nameOf = ({ zbmc }: ReportIndicatorRow) => plainText(zbmc);
const ofUnit = (rows: readonly ReportIndicatorRow[], unit: string) =>
  rows.filter(({ dw }) => dw === unit).slice(0, maxDrawn);

/** Key financial indicators: the company's abilities, three-year charts, and the full table. */
export function financialIndicators(data: ReportFinancialIndicators): readonly ReportBlock[] {
  const { nd, rows } = data;
  if (rows.length === 0) return [];
  const scores = scoreTable(abilityScores(rows));
  return [
    ...radar(abilityScores(rows)),
    ...scores,
    ...(scores.length > 0 ? [{ kind: 'note', text: scoreRule } as const] : []),
    ...yearBars('主要金额指标', '万元', nd, ofUnit(rows, '万元'), nameOf),
    ...yearCurves('主要比率指标', '%', nd, ofUnit(rows, '%'), nameOf),
    ...tableOf('主要财务指标', rows, [
      words('zblx', '指标类型', ({ zblx }) => labelOf(ReportIndicatorTypeLabels, zblx)),
      words('zbmc', '指标名称', nameOf),
      words('dw', '单位', ({ dw }) => dw ?? emptyText),
      ...yearColumns<ReportIndicatorRow>(nd),
    ]),
    { kind: 'note', text: yearRule },
  ];
}
