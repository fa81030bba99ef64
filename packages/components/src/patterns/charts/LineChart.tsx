import { line, symbol } from 'd3-shape';
import * as css from './charts.css.js';
import * as palette from './palette.css.js';
import { Plot, type SeriesChartProps } from './Plot.js';
import { dashes, placeOf, symbols } from './seriesStyle.js';

/** Lines of one or more series over the same categories. */
export function LineChart(chart: SeriesChartProps) {
  const { series } = chart;
  const values = series.flatMap((one) => one.values);
  return (
    <Plot {...chart} shape="line" extent={[Math.min(0, ...values), Math.max(0, ...values)]}>
      {({ x, y }, _id, index) =>
        series.map(({ key, values: points }, turn) => {
          const place = placeOf(turn);
          const path = line<number>()
            .x((_unused, at) => x(at))
            .y((value) => y(value));
          return (
            <g key={key}>
              <path
                d={path([...points]) ?? undefined}
                className={`${css.line} ${palette.stroke[place]}`}
                strokeDasharray={dashes[place]}
              />
              <path
                transform={`translate(${x(index)} ${y(points[index] ?? 0)})`}
                d={symbol(symbols[place], 64)() ?? undefined}
                className={`${css.dot} ${palette.fill[place]}`}
              />
            </g>
          );
        })
      }
    </Plot>
  );
}
