import type { ReportTaxDeclaration, ReportTaxYear } from '../../generated/models.js';
import type { ReportBlock, ReportColumnChart } from './ReportDocument.js';
import { figures, tableOf, words } from './table.js';
import { taxRecords } from './taxRecords.js';
import { chartValue, figureText, percentText } from './texts.js';

function yearlyBars(caption: string, rows: readonly ReportTaxYear[], keys: readonly Drawn[]) {
  const years = [...rows].sort((one, other) => one.nd - other.nd);
  const chart: ReportColumnChart = {
    kind: 'bars',
    caption,
    unit: '万元',
    categories: years.map(({ nd }) => `${nd}年`),
    series: keys.map((key) => ({
      name: names[key],
      values: years.map((year) => chartValue(year[key])),
    })),
  };
  return rows.length === 0 ? [] : [chart];
}

const names = { xssr: '销售收入', ynse: '应纳税额', yjse: '已缴税额' } as const;
type Drawn = keyof typeof names;

/** Tax declaration: the years, then every declaration. Sales dwarf the tax, so each has its own chart. */
export const taxDeclaration = ({ ndhz, sbjl }: ReportTaxDeclaration): readonly ReportBlock[] => [
  ...yearlyBars('各年销售收入', ndhz, ['xssr']),
  ...yearlyBars('各年纳税', ndhz, ['ynse', 'yjse']),
  ...tableOf('年度汇总', ndhz, [
    words('nd', '年度', ({ nd }) => `${nd}年`),
    figures('xssr', names.xssr, ({ xssr }) => figureText(xssr), '万元'),
    figures('ynse', names.ynse, ({ ynse }) => figureText(ynse), '万元'),
    figures('yjse', names.yjse, ({ yjse }) => figureText(yjse), '万元'),
    figures('tbzz', '同比增长', ({ tbzz }) => percentText(tbzz), '%'),
  ]),
  ...taxRecords(sbjl),
];
