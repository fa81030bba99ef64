import { symbol } from 'd3-shape';
import * as css from './ChartLegend.css.js';
import * as charts from './charts.css.js';
import * as palette from './palette.css.js';
import { SeriesPatterns } from './SeriesPatterns.js';
import { dashes, patternFill, placeOf, symbols, type Place } from './seriesStyle.js';

export interface LegendEntry {
  readonly key: string;
  readonly label: string;
  /** With its unit. */
  readonly value: string;
}

export interface ChartLegendProps {
  /** Unique in the document. */
  readonly id: string;
  readonly shape: 'fill' | 'line';
  /** The point whose values are shown. */
  readonly point?: string | undefined;
  readonly entries: readonly LegendEntry[];
}

/** Names of the series with the values at the cursor; the swatches differ in pattern as well as colour. */
export function ChartLegend({ id, shape, point, entries }: ChartLegendProps) {
  return (
    <div className={css.legend}>
      {point !== undefined && <span className={css.point}>{point}</span>}
      <dl className={css.entries}>
        {entries.map(({ key, label, value }, turn) => (
          <div key={key} className={css.item}>
            <dt className={css.term}>
              <Sample id={`${id}-${turn}`} shape={shape} place={placeOf(turn)} />
              <span className={css.label}>{label}</span>
            </dt>
            <dd className={css.value}>{value}</dd>
          </div>
        ))}
      </dl>
    </div>
  );
}

interface SampleProps {
  readonly id: string;
  readonly shape: 'fill' | 'line';
  readonly place: Place;
}

function Sample({ id, shape, place }: SampleProps) {
  return (
    <svg className={css.sample} width="22" height="12" aria-hidden="true" focusable="false">
      {shape === 'fill' ? (
        <>
          <SeriesPatterns id={id} />
          <rect
            x="3"
            width="16"
            height="12"
            rx="2"
            className={place === 0 ? palette.fill[0] : undefined}
            fill={patternFill(id, place)}
          />
        </>
      ) : (
        <>
          <line
            x1="0"
            x2="22"
            y1="6"
            y2="6"
            className={`${palette.stroke[place]} ${charts.line}`}
            strokeDasharray={dashes[place]}
          />
          <path
            transform="translate(11 6)"
            d={symbol(symbols[place], 42)() ?? undefined}
            className={`${palette.fill[place]} ${charts.dot}`}
          />
        </>
      )}
    </svg>
  );
}
