import { stack } from 'd3-shape';
import type { ChartSeries } from './chartData.js';
import * as palette from './palette.css.js';
import { Plot, type SeriesChartProps } from './Plot.js';
import type { PlotGeometry } from './plotGeometry.js';
import { patternFill, placeOf } from './seriesStyle.js';

export interface BarChartProps extends SeriesChartProps {
  /** Side by side or stacked. Defaults to `grouped`; stacked values are not negative. */
  readonly layout?: 'grouped' | 'stacked' | undefined;
}

interface Bar {
  readonly key: string;
  readonly turn: number;
  readonly index: number;
  readonly from: number;
  readonly to: number;
}

const widestBar = 40;

function stackedBars(series: readonly ChartSeries[], count: number): Bar[] {
  const rows = Array.from({ length: count }, (_unused, index) => index);
  const layers = stack<number, number>()
    .keys(series.keys())
    .value((index, turn) => series[turn]?.values[index] ?? 0)(rows);
  return layers.flatMap((layer, turn) =>
    layer.map(([from, to], index) => ({ key: `${turn}-${index}`, turn, index, from, to })),
  );
}

const groupedBars = (series: readonly ChartSeries[]): Bar[] =>
  series.flatMap(({ values }, turn) =>
    values.flatMap((to, index) =>
      to === null ? [] : [{ key: `${turn}-${index}`, turn, index, from: 0, to }],
    ),
  );

/** Bars of one or more series, grouped by category. */
export function BarChart({ layout = 'grouped', ...chart }: BarChartProps) {
  const { series, categories } = chart;
  const isStacked = layout === 'stacked';
  const bars = isStacked ? stackedBars(series, categories.length) : groupedBars(series);
  const ends = bars.map(({ to }) => to);
  const beside = isStacked ? 1 : Math.max(1, series.length);

  function box({ turn, index, from, to }: Bar, { step, x, y }: PlotGeometry) {
    // Many bars touch, as only the gaps would be visible otherwise.
    const group = Math.min(step < 4 ? step : step * 0.72, widestBar * beside);
    const width = group / beside;
    const left = x(index) - group / 2 + (isStacked ? 0 : turn * width);
    const [top, bottom] = [Math.min(y(from), y(to)), Math.max(y(from), y(to))];
    return { x: left, y: top, width, height: bottom - top };
  }

  return (
    <Plot {...chart} shape="fill" extent={[Math.min(0, ...ends), Math.max(0, ...ends)]}>
      {(geometry, id) =>
        bars.map((bar) => {
          const place = placeOf(bar.turn);
          return (
            <rect
              key={bar.key}
              {...box(bar, geometry)}
              className={place === 0 ? palette.fill[0] : undefined}
              fill={patternFill(id, place)}
            />
          );
        })
      }
    </Plot>
  );
}
