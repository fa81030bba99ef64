import { scaleBand, scaleLinear } from 'd3-scale';

export interface PlotInput {
  readonly width: number;
  readonly height: number;
  /** Number of categories. */
  readonly count: number;
  /** Least and largest value; 0 is always shown. */
  readonly extent: readonly [number, number];
  readonly formatTick: (value: number) => string;
}

export interface PlotGeometry {
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
  /** Width of the place of one category. */
  readonly step: number;
  /** Middle of a category. */
  readonly x: (index: number) => number;
  readonly y: (value: number) => number;
  readonly yTicks: readonly number[];
  /** Categories whose names fit under the axis. */
  readonly xTicks: readonly number[];
  /** The category at a distance from the left edge. */
  readonly indexAt: (x: number) => number;
}

const digitWidth = 7;
const labelWidth = 76;
const margins = { top: 24, right: 8, bottom: 26 };
const indices = (count: number) => Array.from({ length: count }, (_unused, index) => index);

/** Places of a plot: scales by d3, ticks at round values, and room for the longest label. */
export function plotGeometry({
  width,
  height,
  count,
  extent,
  formatTick,
}: PlotInput): PlotGeometry {
  const [least, largest] = extent;
  const bottom = height - margins.bottom;
  const y = scaleLinear()
    .domain([Math.min(0, least), largest > 0 || least < 0 ? Math.max(0, largest) : 1])
    .nice(4)
    .range([bottom, margins.top]);
  const yTicks = y.ticks(4);
  const longest = Math.max(...yTicks.map((tick) => formatTick(tick).length));
  const left = longest * digitWidth + 12;
  const right = width - margins.right;
  const bands = scaleBand<number>().domain(indices(count)).range([left, right]);
  const step = bands.step();
  const every = Math.max(
    1,
    Math.ceil(count / Math.max(1, Math.floor((right - left) / labelWidth))),
  );
  return {
    left,
    right,
    top: margins.top,
    bottom,
    step,
    x: (index) => (bands(index) ?? left) + step / 2,
    y: (value) => y(value),
    yTicks,
    xTicks: indices(count).filter((index) => index % every === 0),
    indexAt: (at) => Math.floor((at - left) / step),
  };
}
