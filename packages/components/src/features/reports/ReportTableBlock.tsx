import type { ReportColumn, ReportTable } from '@huiqi/sdk/report';
import { memo, useMemo } from 'react';
import { WideTable } from '../../patterns/DocumentPage/WideTable.js';
import { fillCopy } from '../../provider/copy.js';
import { Button } from '../../ui/Button/Button.js';
import { VisuallyHidden } from '../../ui/VisuallyHidden/VisuallyHidden.js';
import { useReportsCopy } from './copy.js';
import { FigureText } from './FigureText.js';
import * as css from './reports.css.js';
import { maxPerClick, useRowsInSteps } from './useRowsInSteps.js';

export interface ReportTableBlockProps {
  readonly block: ReportTable;
  /** Title of the section, which a table of the same name does not repeat. */
  readonly section: string;
}

/** A table of the report. A long one shows its first rows until expanded or printed. */
export function ReportTableBlock({ block, section }: ReportTableBlockProps) {
  const copy = useReportsCopy();
  const { caption, columns, rows, emphasised } = block;
  const { shown, isShort, showMore } = useRowsInSteps(rows.length);
  // Rows have no key and keep their order.
  const numbered = useMemo(() => {
    const sums = new Set(emphasised);
    return rows.map((row, place) => ({ id: `row-${place}`, row, isSum: sums.has(place) }));
  }, [rows, emphasised]);
  const total = rows.length.toLocaleString('en');
  return (
    <div className={css.block}>
      {caption !== section && (
        <p className={css.caption} aria-hidden="true">
          {caption}
        </p>
      )}
      <WideTable label={caption}>
        <table className={css.table}>
          <caption>
            <VisuallyHidden>{caption}</VisuallyHidden>
          </caption>
          <thead>
            <tr>
              {columns.map(({ key, header, unit, align }) => (
                <th key={key} scope="col" className={css.cell[align]}>
                  {header}
                  {unit && <span className={css.unit}>（{unit}）</span>}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {numbered.slice(0, shown).map(({ id, row, isSum }) => (
              <Row key={id} {...{ row, columns, isSum }} />
            ))}
          </tbody>
        </table>
      </WideTable>
      {!isShort && (
        <div className={css.more}>
          <span role="status">
            {shown < rows.length
              ? fillCopy(copy.shownOf, { shown: shown.toLocaleString('en'), n: total })
              : fillCopy(copy.shownAll, { n: total })}
          </span>
          {shown < rows.length && (
            <Button size="small" variant="text" onClick={showMore}>
              {rows.length - shown > maxPerClick
                ? fillCopy(copy.showMore, { n: maxPerClick.toLocaleString('en') })
                : fillCopy(copy.showAll, { n: total })}
            </Button>
          )}
        </div>
      )}
    </div>
  );
}

/** Dates, codes and short names do not wrap. */
const longestWord = 20;

interface RowProps {
  readonly row: Readonly<Record<string, string>>;
  readonly columns: readonly ReportColumn[];
  readonly isSum: boolean;
}

const Row = memo(function Row({ row, columns, isSum }: RowProps) {
  return (
    <tr className={isSum ? css.sum : undefined}>
      {columns.map(({ key, align }, place) => {
        const text = row[key] ?? '--';
        const content = align === 'end' ? <FigureText text={text} /> : text;
        const look =
          text.length > longestWord ? `${css.cell[align]} ${css.prose}` : css.cell[align];
        return place === 0 ? (
          <th key={key} scope="row" className={look}>
            {content}
          </th>
        ) : (
          <td key={key} className={look}>
            {content}
          </td>
        );
      })}
    </tr>
  );
});
