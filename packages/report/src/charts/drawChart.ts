import type { ReportColumnChart, ReportRadarChart } from '@huiqi/sdk/report';
import { captionHeight, drawCaption } from '../layout/drawCaption.js';
import type { Flow } from '../layout/Flow.js';
import { drawBars } from './drawBars.js';
import { drawCurves } from './drawCurves.js';
import { drawFrame, frameHeight } from './Frame.js';
import { drawRadar, radarHeight } from './drawRadar.js';

type Chart = ReportColumnChart | ReportRadarChart;

/** Height of a chart with its caption. */
export const chartHeight = ({ kind }: Chart): number =>
  captionHeight + (kind === 'radar' ? radarHeight : frameHeight);

/** A chart under its caption, whole on one page. */
export function drawChart(flow: Flow, chart: Chart): void {
  flow.ensure(chartHeight(chart));
  drawCaption(flow, chart.caption);
  if (chart.kind === 'radar') {
    drawRadar(flow, chart);
    flow.y += radarHeight;
    return;
  }
  const frame = drawFrame(flow, chart);
  if (chart.kind === 'bars') drawBars(flow, chart, frame);
  else drawCurves(flow, chart, frame);
  flow.y += frameHeight;
}
