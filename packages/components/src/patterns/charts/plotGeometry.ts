import { scaleBand, scaleLinear } from 'd3-scale';
import { labelLines, labelWidth } from './axisLabel.js';

export interface PlotInput {
  readonly width: number;
  readonly height: number;
  readonly categories: readonly string[];
  /** Minimum and maximum. */
  readonly extent: readonly [number, number];
  /** Whether the axis starts near the minimum; otherwise it includes 0. */
  readonly fitted?: boolean | undefined;
  readonly formatTick: (value: number) => string;
}

export interface PlotGeometry {
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
  /** Width of one category. */
  readonly step: number;
  /** Middle of a category. */
  readonly x: (index: number) => number;
  readonly y: (value: number) => number;
  readonly yTicks: readonly number[];
  /** Start of the axis if not 0: differences look larger than they are. */
  readonly yStart?: number | undefined;
  /** Categories whose names fit under the axis, with their lines. */
  readonly xTicks: readonly { readonly index: number; readonly lines: readonly string[] }[];
  /** The category at a distance from the left edge. */
  readonly indexAt: (x: number) => number;
}

const digitWidth = 7;
/** Labels up to this width have one line; longer ones have two in the space of `twoLines`. */
const oneLine = 76;
const twoLines = 52;
const labelGap = 14;
const margins = { top: 24, right: 8, bottom: 26, line: 14 };
const indices = (count: number) => Array.from({ length: count }, (_unused, index) => index);

/** Geometry of a plot: scales by d3, ticks at round values, and space for the longest label. */
export function plotGeometry(input: PlotInput): PlotGeometry {
  const { width, height, categories, extent, fitted = false, formatTick } = input;
  const count = categories.length;
  const [least, largest] = extent;
  const y = scaleLinear()
    .domain(
      fitted && least < largest
        ? extent
        : [Math.min(0, least), largest > 0 || least < 0 ? Math.max(0, largest) : 1],
    )
    .nice(4);
  const yTicks = y.ticks(4);
  const longest = Math.max(...yTicks.map((tick) => formatTick(tick).length));
  const left = longest * digitWidth + 12;
  const right = width - margins.right;
  const bands = scaleBand<number>().domain(indices(count)).range([left, right]);
  const step = bands.step();
  const widest = Math.max(0, ...categories.map(labelWidth));
  const room = widest < oneLine ? Math.min(widest + labelGap, oneLine) : twoLines;
  const every = Math.max(1, Math.ceil(count / Math.max(1, Math.floor((right - left) / room))));
  const xTicks = indices(count)
    .filter((index) => index % every === 0)
    .map((index) => ({ index, lines: labelLines(categories[index] ?? '', step * every - 6) }));
  const bottom =
    height - margins.bottom - (xTicks.some(({ lines }) => lines.length > 1) ? margins.line : 0);
  y.range([bottom, margins.top]);
  const [yStart = 0, yEnd = 0] = y.domain();
  return {
    left,
    right,
    top: margins.top,
    bottom,
    step,
    x: (index) => (bands(index) ?? left) + step / 2,
    y: (value) => y(value),
    yTicks,
    yStart: yStart > 0 || yEnd < 0 ? yStart : undefined,
    xTicks,
    indexAt: (at) => Math.floor((at - left) / step),
  };
}
