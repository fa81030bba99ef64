import { area, line, stack } from 'd3-shape';
import * as css from './charts.css.js';
import * as palette from './palette.css.js';
import { Plot, type SeriesChartProps } from './Plot.js';
import { patternFill, placeOf } from './seriesStyle.js';

type Span = readonly [from: number, to: number];

/** Stacked areas of one or more series; values are not negative. */
export function AreaChart(chart: SeriesChartProps) {
  const { series, categories } = chart;
  const rows = Array.from(categories.keys());
  const layers = stack<number, number>()
    .keys(series.keys())
    .value((index, turn) => series[turn]?.values[index] ?? 0)(rows)
    .map((layer) => layer.map(([from, to]): Span => [from, to]));
  const most = Math.max(0, ...layers.flatMap((layer) => layer.map(([, to]) => to)));

  return (
    <Plot {...chart} shape="fill" extent={[0, most]}>
      {({ x, y }, id) =>
        layers.map((layer, turn) => {
          const place = placeOf(turn);
          const shape = area<Span>()
            .x((_unused, index) => x(index))
            .y0(([from]) => y(from))
            .y1(([, to]) => y(to));
          const edge = line<Span>()
            .x((_unused, index) => x(index))
            .y(([, to]) => y(to));
          return (
            <g key={series[turn]?.key}>
              <path
                d={shape(layer) ?? undefined}
                className={`${series.length > 1 ? css.area : css.softArea} ${place === 0 ? palette.fill[0] : ''}`}
                fill={patternFill(id, place)}
              />
              <path
                d={edge(layer) ?? undefined}
                className={`${css.line} ${palette.stroke[place]}`}
              />
            </g>
          );
        })
      }
    </Plot>
  );
}
