import type { ReportColumnChart, ReportRadarChart } from '@huiqi/sdk/report';
import { useLoaded } from '../../provider/useLoaded.js';
import * as css from './reports.css.js';

const loadCharts = () => import('./ReportChart.js');

export interface ReportChartPlaceProps {
  readonly block: ReportColumnChart | ReportRadarChart;
}

/** Placeholder of a chart until it is loaded. The table after it has its figures in any case. */
export function ReportChartPlace({ block }: ReportChartPlaceProps) {
  const loaded = useLoaded(loadCharts);
  if (loaded === null) return null;
  return <div className={css.chart}>{loaded && <loaded.ReportChart block={block} />}</div>;
}
