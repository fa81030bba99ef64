import { line, symbol } from 'd3-shape';
import * as css from './charts.css.js';
import * as palette from './palette.css.js';
import { Plot, type SeriesChartProps } from './Plot.js';
import { dashes, placeOf, symbols } from './seriesStyle.js';

/** Whether a value has no neighbours, so that no line shows it. */
const isAlone = (values: readonly (number | null)[], index: number) =>
  (values[index - 1] ?? null) === null && (values[index + 1] ?? null) === null;

export interface LineChartProps extends SeriesChartProps {
  /** The axis starts near the minimum instead of at 0, so that small changes of large values are visible. */
  readonly fitted?: boolean | undefined;
}

/** Lines of one or more series over the same categories. */
export function LineChart(chart: LineChartProps) {
  const { series, categories } = chart;
  const values = series.flatMap((one) => one.values.filter((value) => value !== null));
  const bounds = chart.fitted && values.length > 0 ? values : [0, ...values];
  return (
    <Plot {...chart} shape="line" extent={[Math.min(...bounds), Math.max(...bounds)]}>
      {({ x, y }, _id, index) =>
        series.map(({ key, values: points }, turn) => {
          const place = placeOf(turn);
          const path = line<number | null>()
            .defined((value) => value !== null)
            .x((_unused, at) => x(at))
            .y((value) => y(value ?? 0));
          return (
            <g key={key}>
              <path
                d={path([...points]) ?? undefined}
                className={`${css.line} ${palette.stroke[place]}`}
                strokeDasharray={dashes[place]}
              />
              {points.map(
                (value, at) =>
                  value !== null &&
                  (at === index || isAlone(points, at)) && (
                    <path
                      key={categories[at]}
                      transform={`translate(${x(at)} ${y(value)})`}
                      d={symbol(symbols[place], 64)() ?? undefined}
                      className={`${css.dot} ${palette.fill[place]}`}
                    />
                  ),
              )}
            </g>
          );
        })
      }
    </Plot>
  );
}
