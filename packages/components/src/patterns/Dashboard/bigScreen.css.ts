import { createVar, globalStyle, style, type GlobalStyleRule } from '@vanilla-extract/css';
import { darkTokens, defaultTokens, vars } from '../../theme/index.js';
import { bar, chart, figure, grid, page, stack, title } from './Dashboard.css.js';
import { data, slot } from './ChartCard.css.js';
import { value } from './FigureCard.css.js';

/** Text readable from three metres; the smallest is 13 mm high on a 55-inch screen. */
const farFontSize = { 12: '20px', 14: '22px', 16: '26px', 20: '30px', 24: '36px', 32: '56px' };

/** One pixel of the stage, scaled to the screen. */
const unit = createVar();

/** Wider than two screens of 16:9 beside each other would be with a frame around each. */
const isDouble = '(min-aspect-ratio: 26/10)';
/** A wall; what is smaller or upright, such as a phone, scrolls through one column. */
const wall = '(min-width: 900px) and (min-aspect-ratio: 4/3)';
const doubleWall = `${wall} and ${isDouble}`;
const stage = { single: 1920, double: 3840, height: 1080 };

const unitOf = (width: number) => `min(100vw / ${width}, 100vh / ${stage.height})`;
/** The same as a number: the tangent removes the unit from a quotient of lengths. */
const scaleOf = (width: number) =>
  `min(tan(atan2(100vw, ${width}px)), tan(atan2(100vh, ${stage.height}px)))`;

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
  [vars.colorScheme]: darkTokens.colorScheme,
};

export const bigScreen = style({
  minHeight: '100vh',
  padding: vars.space[4],
  background: vars.color.page,
  color: vars.color.text,
  colorScheme: vars.colorScheme,
  fontSize: vars.fontSize[14],
  '@media': {
    // Paper stays white.
    screen: { vars: inverted },
    [wall]: {
      display: 'grid',
      placeContent: 'center',
      width: '100vw',
      height: '100vh',
      padding: 0,
      overflow: 'hidden',
      vars: {
        [unit]: unitOf(stage.single),
        ...scaled(vars.fontSize, farFontSize),
        ...scaled(vars.space, defaultTokens.space),
      },
    },
    [doubleWall]: { vars: { [unit]: unitOf(stage.double) } },
  },
});
/** A chart of full width is in the middle, over both rows. */
export const centred = style({});

const onWall = (selector: string, rule: GlobalStyleRule, double?: GlobalStyleRule) =>
  globalStyle(selector, {
    '@media': { [wall]: rule, ...(double ? { [doubleWall]: double } : {}) },
  } as GlobalStyleRule);

onWall(
  `${bigScreen} > ${page}`,
  {
    width: `calc(${stage.single} * ${unit})`,
    height: `calc(${stage.height} * ${unit})`,
    padding: vars.space[6],
  },
  { width: `calc(${stage.double} * ${unit})` },
);
onWall(
  `${bigScreen} ${stack}`,
  {
    height: '100%',
    gridTemplateColumns: 'minmax(0, 1fr) auto',
    gridTemplateRows: 'auto auto minmax(0, 1fr)',
  },
  // Figures in a column of their own, so that the charts have the whole height.
  {
    gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 6fr)',
    gridTemplateRows: 'auto minmax(0, 1fr)',
  },
);
onWall(
  `${bigScreen} ${stack} > ${grid}`,
  { gridColumn: '1 / -1' },
  { gridColumn: 'auto', gridAutoRows: 'minmax(0, 1fr)' },
);
onWall(`${bigScreen} ${title}`, { alignSelf: 'center' }, { whiteSpace: 'nowrap' });
onWall(
  `${bigScreen} ${bar}`,
  { position: 'static', minHeight: 0, border: 0, padding: 0, background: 'none' },
  { justifyContent: 'flex-end' },
);
// Small screens show the same stage scaled down: nothing wraps.
onWall(`${bigScreen} ${figure.four}`, { gridColumn: 'span 3' }, { gridColumn: '1 / -1' });
onWall(`${bigScreen} ${figure.six}`, { gridColumn: 'span 2' }, { gridColumn: '1 / -1' });
onWall(`${bigScreen} :is(${figure.four}, ${figure.six})`, {
  display: 'grid',
  alignContent: 'center',
});
onWall(`${bigScreen} ${chart.half}`, { gridColumn: 'span 6' });
onWall(`${bigScreen} ${value}`, { fontSize: vars.fontSize[32] });
// Charts share the space left by the figures.
onWall(`${bigScreen} ${grid}:last-child`, { gridAutoRows: 'minmax(0, 1fr)' });
onWall(`${bigScreen} ${centred}`, {
  gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1.35fr) minmax(0, 1fr)',
});
onWall(`${bigScreen} ${centred} > ${chart.half}`, { gridColumn: 'auto' });
onWall(`${bigScreen} ${centred} > ${chart.full}`, { gridColumn: '2', gridRow: '1 / span 2' });
onWall(`${bigScreen} ${grid} > section`, {
  display: 'flex',
  flexDirection: 'column',
  minHeight: 0,
});
// A chart is drawn at its own size and scaled as a whole, so that its margins grow with its text.
const ownFontSizes = Object.fromEntries(
  Object.entries(vars.fontSize).map(([size, name]) => [
    name,
    defaultTokens.fontSize[size as unknown as keyof typeof defaultTokens.fontSize],
  ]),
);
onWall(
  `${bigScreen} ${slot} > *`,
  { zoom: `calc(1.6 * ${scaleOf(stage.single)})`, vars: ownFontSizes },
  { zoom: `calc(1.6 * ${scaleOf(stage.double)})` },
);
onWall(
  `${bigScreen} ${centred} > ${chart.half} ${slot} > *`,
  {
    zoom: `calc(1.35 * ${scaleOf(stage.single)})`,
  },
  { zoom: `calc(1.6 * ${scaleOf(stage.double)})` },
);
onWall(`${bigScreen} :is(${slot}, ${data})`, { flex: 1, height: 'auto', minHeight: 0 });
onWall(`${bigScreen} ${slot}`, { display: 'grid', alignContent: 'center' });
// As wide as the height of a double wall allows a map.
onWall(
  `${bigScreen} ${centred} > ${chart.full} ${slot} > *`,
  {},
  {
    width: '100%',
    maxWidth: '680px',
    marginInline: 'auto',
  },
);
