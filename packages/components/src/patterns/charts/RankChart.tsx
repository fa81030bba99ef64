import { onPlainClick } from '../link/onPlainClick.js';
import { shareText } from './chartData.js';
import * as palette from './palette.css.js';
import * as css from './RankChart.css.js';
import type { RankChartData, RankRow } from './rankData.js';

export interface RankChartProps extends RankChartData {
  /** Name of the chart for assistive technology. */
  readonly title: string;
  /** Shows each value as a share of the first one. */
  readonly showShare?: boolean | undefined;
}

const most = 100;

/** Values with long names, one bar per line; a row may link to what it counts. */
export function RankChart({ title, rows, unit, format, full, showShare = false }: RankChartProps) {
  const longest = full ?? Math.max(0, ...rows.map(({ value }) => value));
  const first = rows[0]?.value ?? 0;
  return (
    <ol className={css.list} aria-label={title}>
      {rows.map((row, turn) => (
        <li key={row.key} className={css.row}>
          <RankName row={row} />
          <span className={css.value}>
            {format(row.value)}
            <span className={css.unit}>
              {unit}
              {showShare && turn > 0 && `（${shareText(row.value, first)}）`}
            </span>
          </span>
          <svg
            className={css.bar}
            viewBox={`0 0 ${most} 8`}
            preserveAspectRatio="none"
            aria-hidden="true"
            focusable="false"
          >
            <rect className={css.track} width={most} height="8" />
            <rect
              className={palette.fill[0]}
              width={longest > 0 ? Math.min(1, row.value / longest) * most : 0}
              height="8"
            />
          </svg>
        </li>
      ))}
    </ol>
  );
}

function RankName({ row: { label, link, current = false } }: { readonly row: RankRow }) {
  if (!link) return <span className={css.name}>{label}</span>;
  return (
    <a
      className={current ? `${css.link} ${css.current}` : css.link}
      href={link.href}
      aria-current={current ? 'true' : undefined}
      onClick={onPlainClick(link.onOpen)}
    >
      {label}
    </a>
  );
}
