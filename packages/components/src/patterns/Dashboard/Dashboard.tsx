import type { ReactNode } from 'react';
import { bigScreen, centred } from './bigScreen.css.js';
import { ChartCard, type DashboardChart } from './ChartCard.js';
import * as css from './Dashboard.css.js';
import { FigureCard, type DashboardFigure } from './FigureCard.js';

export interface DashboardProps {
  readonly title: string;
  /** The control of the time range. */
  readonly range?: ReactNode;
  /** When the numbers were computed: 更新于 2026-11-20 08:30; or several facts, each of which stays on one line. */
  readonly updated: string | readonly string[];
  /** At most six; more than four are six in a row. */
  readonly figures: readonly DashboardFigure[];
  readonly charts: readonly DashboardChart[];
  /**
   * `bigScreen` fills a wall of 16:9 or 32:9, inverted, with a chart of full width in the middle; on a phone it is one
   * column. Defaults to `page`.
   */
  readonly scale?: 'page' | 'bigScreen' | undefined;
}

/** Up to six figures, then charts, two per row, each with its table. */
export function Dashboard({ scale = 'page', ...props }: DashboardProps) {
  if (scale === 'page') return <Board {...props} />;
  return (
    <div className={bigScreen}>
      <Board {...props} />
    </div>
  );
}

function Board({ title, range, updated, figures, charts }: Omit<DashboardProps, 'scale'>) {
  const isCentred = charts.some(({ width }) => width === 'full');
  return (
    <div className={css.page}>
      <div className={css.stack}>
        <h1 className={css.title} tabIndex={-1}>
          {title}
        </h1>
        <div className={css.bar}>
          {range}
          <p className={css.updated}>
            {[updated].flat().map((fact) => (
              <span key={fact}>{fact}</span>
            ))}
          </p>
        </div>
        <div className={css.grid}>
          {figures.slice(0, 6).map((figure) => (
            <FigureCard key={figure.label} row={figures.length > 4 ? 'six' : 'four'} {...figure} />
          ))}
        </div>
        <div className={isCentred ? `${css.grid} ${centred}` : css.grid}>
          {charts.map(({ id, ...chart }) => (
            <ChartCard key={id} {...chart} />
          ))}
        </div>
      </div>
    </div>
  );
}
