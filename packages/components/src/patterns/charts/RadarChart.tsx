import { scaleLinear } from 'd3-scale';
import { curveLinearClosed, lineRadial, symbol } from 'd3-shape';
import { useId } from 'react';
import * as css from './charts.css.js';
import { ChartLegend } from './ChartLegend.js';
import { valueText, type SeriesChartData } from './chartData.js';
import * as palette from './palette.css.js';
import { dashes, placeOf, symbols } from './seriesStyle.js';
import { useChartCursor } from './useChartCursor.js';
import { fillCopy } from '../../copy/fillCopy.js';
import { useChartCopy } from './copy.js';

export interface RadarChartProps extends Omit<SeriesChartData, 'categoryLabel'> {
  /** Name of the chart for assistive technology. */
  readonly title: string;
  /** Maximum of every axis. Defaults to 100. */
  readonly most?: number | undefined;
}

const size = 320;
const radius = 108;
const rings = [0.25, 0.5, 0.75, 1];
const hundredths = (value: number) => Math.round(value * 100) / 100;

/** Three to eight abilities on radial axes; arrow keys move between them. */
export function RadarChart(props: RadarChartProps) {
  const { title, categories, series, unit, format, most = 100 } = props;
  const cursor = useChartCursor(categories.length);
  const copy = useChartCopy();
  const id = useId();
  const turnOf = (index: number) => (index / categories.length) * 2 * Math.PI;
  const r = scaleLinear().domain([0, most]).range([0, radius]).clamp(true);
  // Rounded, as engines differ in the last digit of a sine.
  const at = (index: number, distance: number) =>
    [
      hundredths(Math.sin(turnOf(index)) * distance),
      hundredths(-Math.cos(turnOf(index)) * distance),
    ] as const;
  const ring = lineRadial<number | null>()
    .angle((_unused, index) => turnOf(index))
    .radius((value) => r(value ?? 0))
    .curve(curveLinearClosed);
  const { index } = cursor;
  const point = categories[index] ?? '';
  const entries = series.map(({ key, label, values }) => ({
    key,
    label,
    value: valueText(values[index], format, unit),
  }));
  return (
    <div className={css.root}>
      <ChartLegend id={`${id}l`} shape="line" point={point} entries={entries} />
      <div
        className={css.plot}
        role="slider"
        tabIndex={0}
        aria-label={fillCopy(copy.howToRadar, { title })}
        aria-valuemin={1}
        aria-valuemax={Math.max(1, categories.length)}
        aria-valuenow={index + 1}
        aria-valuetext={`${point}，${entries.map(({ label, value }) => `${label} ${value}`).join('，')}`}
        onKeyDown={cursor.onKeyDown}
      >
        <svg
          className={css.radar}
          viewBox={`${-size / 2} ${-size / 2} ${size} ${size - 40}`}
          aria-hidden="true"
          focusable="false"
        >
          {rings.map((part) => (
            <path
              key={part}
              className={css.ring}
              d={ring(categories.map(() => most * part)) ?? undefined}
            />
          ))}
          {categories.map((category, turn) => {
            const [x, y] = at(turn, radius);
            const [textX, textY] = at(turn, radius + 14);
            const side = Math.abs(textX) < 8 ? 'middle' : textX < 0 ? 'end' : 'start';
            return (
              <g key={category}>
                <line className={css.grid} x2={x} y2={y} />
                <text className={css.tick} x={textX} y={textY} dy="0.32em" textAnchor={side}>
                  {category}
                </text>
              </g>
            );
          })}
          {series.map(({ key, values }, turn) => {
            const place = placeOf(turn);
            const [x, y] = at(index, r(values[index] ?? 0));
            return (
              <g key={key}>
                <path
                  className={`${palette.fill[place]} ${css.softArea}`}
                  d={ring([...values]) ?? undefined}
                />
                <path
                  className={`${css.line} ${palette.stroke[place]}`}
                  strokeDasharray={dashes[place]}
                  d={ring([...values]) ?? undefined}
                />
                <path
                  transform={`translate(${x} ${y})`}
                  className={`${css.dot} ${palette.fill[place]}`}
                  d={symbol(symbols[place], 64)() ?? undefined}
                />
              </g>
            );
          })}
        </svg>
      </div>
    </div>
  );
}
