import type { ReportStatement, ReportStatementRow } from '../../generated/models.js';
import type { ReportBlock } from './ReportDocument.js';
import { tableOf, words } from './table.js';
import { plainText } from './texts.js';
import { yearBars, yearColumns } from './threeYears.js';

/** Maximum number of distinguishable bars on a page. */
const maxBars = 6;

const isSum = ({ cj }: ReportStatementRow) => cj === 1;

// An ideographic space is as wide as a character, so that levels line up in any font.
const indented = ({ xmmc, cj }: ReportStatementRow) => '\u3000'.repeat(cj - 1) + plainText(xmmc);

/** A financial statement: a bar chart of its sums and all its rows. */
export function statement(caption: string, { nd, rows }: ReportStatement): readonly ReportBlock[] {
  const sums = rows.filter(isSum).slice(0, maxBars);
  return [
    ...yearBars(`${caption}主要项目`, '万元', nd, sums, ({ xmmc }) => plainText(xmmc)),
    ...tableOf(
      caption,
      rows,
      [
        words('xmmc', '项目', indented),
        words('hc', '行次', ({ hc }) => String(hc)),
        ...yearColumns<ReportStatementRow>(nd, '万元'),
      ],
      isSum,
    ),
  ];
}
