import { useId, type PointerEvent, type ReactNode } from 'react';
import * as css from './charts.css.js';
import { ChartLegend } from './ChartLegend.js';
import { valueText, type SeriesChartData } from './chartData.js';
import { plotGeometry, type PlotGeometry } from './plotGeometry.js';
import { SeriesPatterns } from './SeriesPatterns.js';
import { useChartCursor } from './useChartCursor.js';
import { useChartWidth } from './useChartWidth.js';
import { fillCopy } from '../../copy/fillCopy.js';
import { useChartCopy } from './copy.js';
import { labelWidth } from './axisLabel.js';

export interface SeriesChartProps extends SeriesChartData {
  /** Name of the chart for assistive technology. */
  readonly title: string;
  /** Pixels. Defaults to 240. */
  readonly height?: number | undefined;
  /** Formats an axis value. Defaults to `format`. */
  readonly formatTick?: ((value: number) => string) | undefined;
  /** The initial point of the cursor. Defaults to the first. */
  readonly start?: 'first' | 'last' | undefined;
}

interface PlotProps extends SeriesChartProps {
  readonly extent: readonly [number, number];
  readonly fitted?: boolean | undefined;
  readonly shape: 'fill' | 'line';
  /** Renders the marks. `id` is that of the patterns, `index` the point of the cursor. */
  readonly children: (geometry: PlotGeometry, id: string, index: number) => ReactNode;
}

/** Axes, cursor and legend of a chart; `children` renders the marks. */
export function Plot(props: PlotProps) {
  const { title, categories, series, unit, format, formatTick = format, height = 240 } = props;
  const { extent, fitted, shape, start, children } = props;
  const [ref, width] = useChartWidth<HTMLDivElement>();
  const cursor = useChartCursor(categories.length, start);
  const copy = useChartCopy();
  const id = useId();
  const count = categories.length;
  if (count === 0) return null;

  const place = plotGeometry({ width, height, categories, extent, fitted, formatTick });
  const { index } = cursor;
  const point = categories[index] ?? '';
  const entries = series.map(({ key, label, values }) => ({
    key,
    label,
    value: valueText(values[index], format, unit),
  }));
  function follow(event: PointerEvent<HTMLDivElement>) {
    const box = event.currentTarget.getBoundingClientRect();
    cursor.moveTo(place.indexAt(((event.clientX - box.left) / box.width) * width));
  }

  return (
    <div className={css.root}>
      <ChartLegend id={`${id}l`} shape={shape} point={point} entries={entries} />
      <div
        ref={ref}
        className={css.plot}
        role="slider"
        tabIndex={0}
        aria-label={fillCopy(copy.howToPlot, { title })}
        aria-valuemin={1}
        aria-valuemax={count}
        aria-valuenow={index + 1}
        aria-valuetext={`${point}，${entries.map(({ label, value }) => `${label} ${value}`).join('，')}`}
        onKeyDown={cursor.onKeyDown}
        onPointerMove={follow}
        onPointerDown={follow}
      >
        <svg
          className={css.drawing}
          viewBox={`0 0 ${width} ${height}`}
          aria-hidden="true"
          focusable="false"
        >
          <SeriesPatterns id={id} />
          <Axes place={place} unit={unit} formatTick={formatTick} startText={copy.axisFrom} />
          <rect
            className={css.band}
            x={place.x(index) - place.step / 2}
            y={place.top}
            width={place.step}
            height={place.bottom - place.top}
          />
          {children(place, id, index)}
          {shape === 'line' && (
            <line
              className={css.cursor}
              x1={place.x(index)}
              x2={place.x(index)}
              y1={place.top}
              y2={place.bottom}
            />
          )}
        </svg>
      </div>
    </div>
  );
}

interface AxesProps {
  readonly place: PlotGeometry;
  readonly unit: string;
  readonly formatTick: (value: number) => string;
  readonly startText: string;
}

/** To the right of the plot. */
const margin = 8;

function Axes({ place, unit, formatTick, startText }: AxesProps) {
  const { left, right, bottom, x, y, yTicks, yStart, xTicks } = place;
  const last = xTicks.length - 1;
  return (
    <g>
      <text className={css.tick} x={0} y={12}>
        {unit}
      </text>
      {yStart !== undefined && (
        <text className={css.tick} x={right} y={12} textAnchor="end">
          {fillCopy(startText, { value: formatTick(yStart) })}
        </text>
      )}
      {yTicks.map((tick) => (
        <g key={tick}>
          <line
            className={tick === 0 ? css.axis : css.grid}
            x1={left}
            x2={right}
            y1={y(tick)}
            y2={y(tick)}
          />
          <text className={css.tick} x={left - 6} y={y(tick)} dy="0.32em" textAnchor="end">
            {formatTick(tick)}
          </text>
        </g>
      ))}
      {xTicks.map(({ index, lines: [first, second] }, turn) => (
        <text
          key={index}
          className={css.tick}
          y={bottom + 18}
          textAnchor={
            turn === last && last > 0 && x(index) + labelWidth(first ?? '') / 2 > right + margin
              ? 'end'
              : 'middle'
          }
        >
          <tspan x={x(index)}>{first}</tspan>
          {second && (
            <tspan x={x(index)} dy={14}>
              {second}
            </tspan>
          )}
        </text>
      ))}
    </g>
  );
}
