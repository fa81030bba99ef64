import type { ReportInvoiceMonth } from '../../generated/models.js';
import type { ReportBlock, ReportColumnChart } from './ReportDocument.js';
import { figures, tableOf, words } from './table.js';
import { chartValue, countText, figureText } from './texts.js';

/** Line chart of invoiced and received amounts, oldest month first; needs more than one month. */
function invoiceCurves(rows: readonly ReportInvoiceMonth[]): readonly ReportColumnChart[] {
  if (rows.length < 2) return [];
  const months = [...rows].sort((one, other) => one.ny.localeCompare(other.ny));
  return [
    {
      kind: 'curves',
      caption: '开票与受票金额',
      unit: '万元',
      categories: months.map(({ ny }) => ny),
      series: [
        { name: '开票金额', values: months.map(({ kpje }) => chartValue(kpje)) },
        { name: '受票金额', values: months.map(({ spje }) => chartValue(spje)) },
      ],
    },
  ];
}

/** Invoices by month. */
export const invoices = (rows: readonly ReportInvoiceMonth[]): readonly ReportBlock[] => [
  ...invoiceCurves(rows),
  ...tableOf('各月发票', rows, [
    words('ny', '年月', ({ ny }) => ny),
    figures('kpje', '开票金额', ({ kpje }) => figureText(kpje), '万元'),
    figures('kpse', '开票税额', ({ kpse }) => figureText(kpse), '万元'),
    figures('kpfs', '开票份数', ({ kpfs }) => countText(kpfs)),
    figures('zffs', '作废份数', ({ zffs }) => countText(zffs)),
    figures('hcfs', '红冲份数', ({ hcfs }) => countText(hcfs)),
    figures('spje', '受票金额', ({ spje }) => figureText(spje), '万元'),
  ]),
];
