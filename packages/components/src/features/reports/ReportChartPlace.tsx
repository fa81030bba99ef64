import { useLoaded } from '../../provider/useLoaded.js';
import * as css from './reports.css.js';
import type { ReportChartProps } from './ReportChart.js';

const loadCharts = () => import('./ReportChart.js');

/** Placeholder of a chart until it is loaded. The table after it has its figures in any case. */
export function ReportChartPlace({ block }: ReportChartProps) {
  const loaded = useLoaded(loadCharts);
  if (loaded === null) return null;
  return <div className={css.chart}>{loaded && <loaded.ReportChart block={block} />}</div>;
}
