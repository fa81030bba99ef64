import type { ReportColumnChart } from '@huiqi/sdk/report';
import type { Flow } from '../layout/Flow.js';
import { area, colours, seriesColours, yearColours } from '../layout/paper.js';
import { scaleOf, tickText, type Scale } from './scale.js';
import { shorten } from './shorten.js';

const labelSize = 7.5;
const plotHeight = 120;
const legendHeight = 22;
const labelsHeight = 20;
const axisWidth = 44;

/** Height of the plot with its legend and labels. */
export const frameHeight = plotHeight + legendHeight + labelsHeight;

/** The axes of a chart in their places. */
export interface Frame {
  readonly left: number;
  readonly right: number;
  /** Width of one category. */
  readonly band: number;
  /** The y of a value. */
  readonly at: (value: number) => number;
  readonly colourOf: (series: number) => string;
}

const isNumber = (value: number | null): value is number => value !== null;

/** Bars of a few series are tones of one colour, the last the darkest; curves cross and need colours of their own. */
function colourFor({ kind, series }: ReportColumnChart, place: number): string {
  const isToned = kind === 'bars' && series.length <= yearColours.length;
  const colour = isToned
    ? yearColours[series.length - 1 - place]
    : seriesColours[place % seriesColours.length];
  return colour ?? colours.primary;
}

/** Draws legend, grid and labels, and returns where the figures go. */
export function drawFrame(flow: Flow, chart: ReportColumnChart): Frame {
  const colourOf = (place: number) => colourFor(chart, place);
  drawLegend(flow, chart, colourOf);
  const top = flow.y + legendHeight;
  const bottom = top + plotHeight;
  const scale = scaleOf(chart.series.flatMap(({ values }) => values.filter(isNumber)));
  const at = (value: number) =>
    bottom - ((value - scale.low) / (scale.high - scale.low)) * plotHeight;
  const left = area.left + axisWidth;
  const band = (area.right - left) / Math.max(1, chart.categories.length);
  drawGrid(flow, scale, at, left);
  drawLabels(flow, chart.categories, left, band, bottom);
  return { left, right: area.right, band, at, colourOf };
}

function drawLegend(flow: Flow, chart: ReportColumnChart, colourOf: Frame['colourOf']): void {
  const font = flow.fonts.regular;
  const look = { font, size: labelSize, colour: colours.muted } as const;
  const y = flow.y + 9;
  flow.sheet.text(font.prepare(`单位：${chart.unit}`), area.left, y, look);
  const most = (area.width - 90) / Math.max(1, chart.series.length) - 18;
  const names = chart.series.map(({ name }) => shorten(font, name, labelSize, most));
  let x = area.right;
  for (let place = names.length - 1; place >= 0; place -= 1) {
    const name = names[place] ?? '';
    x -= font.widthOf(name, labelSize);
    flow.sheet.text(name, x, y, look);
    x -= 11;
    flow.sheet.rect(x, y - 6, 7, 7, colourOf(place));
    x -= 12;
  }
}

function drawGrid(flow: Flow, scale: Scale, at: Frame['at'], left: number): void {
  const font = flow.fonts.regular;
  for (const tick of scale.ticks) {
    const y = at(tick);
    const colour = tick === 0 ? colours.strongLine : colours.line;
    flow.sheet.line(
      [
        [left, y],
        [area.right, y],
      ],
      { colour },
    );
    const look = { font, size: labelSize, colour: colours.muted, align: 'end' } as const;
    flow.sheet.text(tickText(tick), left - 6, y + 2.8, look);
  }
}

function drawLabels(
  flow: Flow,
  categories: readonly string[],
  left: number,
  band: number,
  bottom: number,
): void {
  const font = flow.fonts.regular;
  const widest = Math.max(
    ...categories.map((category) => font.widthOf(font.prepare(category), labelSize)),
  );
  // Only every second or third month is labelled; names are shortened instead.
  const every = categories.length > 8 ? Math.max(1, Math.ceil((widest + 6) / band)) : 1;
  categories.forEach((category, place) => {
    if (place % every !== 0) return;
    const text = shorten(font, category, labelSize, band * every - 4);
    const look = { font, size: labelSize, colour: colours.muted, align: 'middle' } as const;
    flow.sheet.text(text, left + band * (place + 0.5), bottom + 13, look);
  });
}
