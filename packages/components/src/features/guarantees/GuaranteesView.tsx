import type { GuaranteeData } from '@huiqi/sdk';
import { seriesTable } from '../../patterns/charts/chartData.js';
import { LineChart } from '../../patterns/charts/LineChart.js';
import { linkProps } from '../../patterns/link/linkProps.js';
import { Dashboard } from '../../patterns/Dashboard/Dashboard.js';
import type { DashboardChart } from '../../patterns/Dashboard/ChartCard.js';
import { fillCopy } from '../../provider/copy.js';
import type { LinkTarget } from '../../provider/screen.js';
import { Empty } from '../../ui/Empty/Empty.js';
import { LinkButton } from '../../ui/LinkButton/LinkButton.js';
import { BoardTabs } from './BoardTabs.js';
import { useGuaranteesCopy } from './copy.js';
import { toDashboardFigure, toTrend, updatedText } from './figures.js';
import * as css from './guarantees.css.js';
import { townMap } from './townMap.js';

export type Board = 'stability' | 'guarantees';

export interface GuaranteesViewProps {
  readonly board: Board;
  readonly data: GuaranteeData;
  readonly links: Readonly<Record<Board | 'bigScreen', LinkTarget>>;
}

/** One board: six figures, their months, and the townships. */
export function GuaranteesView({ board, data, links }: GuaranteesViewProps) {
  const copy = useGuaranteesCopy();
  const figures = data[board];
  const trends = figures.map((figure): DashboardChart => {
    const title = fillCopy(copy.trendOf, { name: figure.name, measure: figure.measure });
    const trend = toTrend(figure, copy);
    return {
      id: figure.key,
      title,
      chart:
        figure.trend.length > 0 ? (
          <LineChart title={title} {...trend} height={212} start="last" fitted />
        ) : (
          <Empty />
        ),
      data: seriesTable(trend),
    };
  });
  return (
    <Dashboard
      title={board === 'stability' ? copy.stabilityTitle : copy.guaranteesTitle}
      range={
        <div className={css.bar}>
          <BoardTabs current={board} links={links} />
          <LinkButton size="small" {...linkProps(links.bigScreen)}>
            {copy.bigScreen}
          </LinkButton>
        </div>
      }
      updated={updatedText(data, copy)}
      figures={figures.map((figure) => toDashboardFigure(figure, copy))}
      charts={[
        ...trends,
        townMap('marketEntities', data.towns, copy),
        townMap('jobs', data.towns, copy),
      ]}
    />
  );
}
