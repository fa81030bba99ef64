import { scaleLinear } from 'd3-scale';
import { useId } from 'react';
import * as css from './charts.css.js';
import { shareText, type ShareChartData } from './chartData.js';
import { ChartLegend } from './ChartLegend.js';
import * as palette from './palette.css.js';
import { SeriesPatterns } from './SeriesPatterns.js';
import { patternFill, placeOf } from './seriesStyle.js';
import { useChartWidth } from './useChartWidth.js';

export interface ShareBarProps extends ShareChartData {
  /** Name of the chart for assistive technology. */
  readonly title: string;
}

const height = 20;
const gap = 2;

/** Parts of a whole in one bar; the legend shows each value and share, so that no hovering is needed. */
export function ShareBar({ title, parts, unit, format }: ShareBarProps) {
  const [ref, width] = useChartWidth<HTMLDivElement>();
  const id = useId();
  const whole = parts.reduce((sum, { value }) => sum + value, 0);
  const x = scaleLinear()
    .domain([0, whole || 1])
    .range([0, width]);
  const ends = parts.map((_unused, turn) =>
    parts.slice(0, turn + 1).reduce((sum, { value }) => sum + value, 0),
  );
  const entries = parts.map(({ key, label, value }) => ({
    key,
    label,
    value: `${format(value)}${unit}（${shareText(value, whole)}）`,
  }));
  const said = entries.map(({ label, value }) => `${label} ${value}`).join('，');
  return (
    <div className={css.root}>
      <ChartLegend id={`${id}l`} shape="fill" entries={entries} />
      <div ref={ref} role="img" aria-label={`${title}：${said}`}>
        <svg
          className={css.drawing}
          viewBox={`0 0 ${width} ${height}`}
          aria-hidden="true"
          focusable="false"
        >
          <SeriesPatterns id={id} />
          {parts.map(({ key, value }, turn) => {
            const from = x((ends[turn] ?? 0) - value);
            const place = placeOf(turn);
            return (
              <rect
                key={key}
                x={from}
                width={Math.max(0, x(ends[turn] ?? 0) - from - (turn < parts.length - 1 ? gap : 0))}
                height={height}
                className={place === 0 ? palette.fill[0] : undefined}
                fill={patternFill(id, place)}
              />
            );
          })}
        </svg>
      </div>
    </div>
  );
}
