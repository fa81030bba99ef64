import { createVar, globalStyle, style } from '@vanilla-extract/css';
import { darkTokens, defaultTokens, vars } from '../../theme/index.js';
import { bar, chart, figure, grid, page, stack } from './Dashboard.css.js';
import { data, slot } from './ChartCard.css.js';
import { value } from './FigureCard.css.js';

/** Text readable from three metres; the smallest is 13 mm high on a 55-inch screen. */
const farFontSize = { 12: '20px', 14: '22px', 16: '26px', 20: '30px', 24: '36px', 32: '56px' };

/** One pixel of the 1920×1080 stage, scaled to the screen. */
const unit = createVar();

/** The same as a number: the tangent removes the unit from a quotient of lengths. */
const stageScale = 'min(tan(atan2(100vw, 1920px)), tan(atan2(100vh, 1080px)))';

const scaled = (
  names: Readonly<Record<string, string>>,
  values: Readonly<Record<string, string>>,
) =>
  Object.fromEntries(
    Object.entries(names).map(([key, name]) => [
      name,
      `calc(${Number.parseFloat(values[key] ?? '0')} * ${unit})`,
    ]),
  );

/** The theme on a dark background. */
const inverted = {
  ...Object.fromEntries(
    Object.entries(darkTokens.color).map(([name, value]) => [
      vars.color[name as keyof typeof darkTokens.color],
      value,
    ]),
  ),
  ...Object.fromEntries(
    Object.entries(darkTokens.chart).map(([place, value]) => [`--huiqi-chart-${place}`, value]),
  ),
};

export const bigScreen = style({
  display: 'grid',
  placeContent: 'center',
  width: '100vw',
  height: '100vh',
  overflow: 'hidden',
  background: vars.color.page,
  color: vars.color.text,
  fontSize: vars.fontSize[14],
  vars: {
    [unit]: 'min(100vw / 1920, 100vh / 1080)',
    ...inverted,
    ...scaled(vars.fontSize, farFontSize),
    ...scaled(vars.space, defaultTokens.space),
  },
});

globalStyle(`${bigScreen} > ${page}`, {
  width: `calc(1920 * ${unit})`,
  height: `calc(1080 * ${unit})`,
  padding: vars.space[6],
});
globalStyle(`${bigScreen} ${stack}`, {
  height: '100%',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  gridTemplateRows: 'auto auto minmax(0, 1fr)',
});
globalStyle(`${bigScreen} ${stack} > ${grid}`, { gridColumn: '1 / -1' });
globalStyle(`${bigScreen} ${bar}`, {
  position: 'static',
  minHeight: 0,
  border: 0,
  background: 'none',
});
// Small screens show the same stage scaled down: nothing wraps.
globalStyle(`${bigScreen} ${figure.four}`, { gridColumn: 'span 3' });
globalStyle(`${bigScreen} ${figure.six}`, { gridColumn: 'span 2' });
globalStyle(`${bigScreen} ${chart.half}`, { gridColumn: 'span 6' });
globalStyle(`${bigScreen} ${value}`, { fontSize: vars.fontSize[32] });
// Charts share the space left by the figures.
globalStyle(`${bigScreen} ${grid}:last-child`, { gridAutoRows: 'minmax(0, 1fr)' });
globalStyle(`${bigScreen} ${grid} > section`, {
  display: 'flex',
  flexDirection: 'column',
  minHeight: 0,
});
// A chart is drawn at its own size and scaled as a whole, so that its margins grow with its text.
globalStyle(`${bigScreen} ${slot} > *`, {
  zoom: `calc(1.6 * ${stageScale})`,
  vars: Object.fromEntries(
    Object.entries(vars.fontSize).map(([size, name]) => [
      name,
      defaultTokens.fontSize[size as unknown as keyof typeof defaultTokens.fontSize],
    ]),
  ),
});
globalStyle(`${bigScreen} :is(${slot}, ${data})`, { flex: 1, height: 'auto', minHeight: 0 });
