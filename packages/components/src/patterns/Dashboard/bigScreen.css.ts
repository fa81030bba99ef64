import { createVar, globalStyle, style } from '@vanilla-extract/css';
import { defaultTokens, vars } from '../../theme/index.js';
import { bar, chart, figure, grid, page, stack } from './Dashboard.css.js';
import { data, slot } from './ChartCard.css.js';
import { value } from './FigureCard.css.js';

/** One pixel of the 1920×1080 stage, as large as the screen lets it be. */
const unit = createVar();

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

/** The theme inverted; each text colour reaches 4.5:1 on `surface` and `page`. */
const inverted = {
  [vars.color.page]: '#0b1626',
  [vars.color.surface]: '#122238',
  [vars.color.hover]: '#1a2d47',
  [vars.color.border]: '#2a3e58',
  [vars.color.borderStrong]: '#6f86a3',
  [vars.color.text]: '#eef4fb',
  [vars.color.muted]: '#a9b8ca',
  [vars.color.primary]: '#7db4ff',
  [vars.color.primaryHover]: '#a3caff',
  [vars.color.primaryActive]: '#c4deff',
  [vars.color.primarySoft]: '#1b3354',
  [vars.color.onPrimary]: '#0b1626',
  [vars.color.success]: '#6fd08c',
  [vars.color.warning]: '#f0b45a',
  [vars.color.danger]: '#ff8f86',
  [vars.color.disabled]: '#8494a8',
  [vars.color.disabledSoft]: '#1f3148',
  [vars.color.focus]: '#7db4ff',
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
    ...scaled(vars.fontSize, defaultTokens.fontSize),
    ...scaled(vars.space, defaultTokens.space),
  },
});

globalStyle(`${bigScreen} > ${page}`, {
  width: `calc(1920 * ${unit})`,
  height: `calc(1080 * ${unit})`,
  padding: vars.space[6],
});
globalStyle(`${bigScreen} ${stack}`, { height: '100%', gridTemplateRows: 'auto auto auto 1fr' });
globalStyle(`${bigScreen} ${bar}`, { position: 'static' });
// A small screen shows the same stage, smaller: nothing folds.
globalStyle(`${bigScreen} ${figure}`, { gridColumn: 'span 3' });
globalStyle(`${bigScreen} ${chart.half}`, { gridColumn: 'span 6' });
globalStyle(`${bigScreen} ${value}`, { fontSize: vars.fontSize[32] });
// Charts share what the figures leave.
globalStyle(`${bigScreen} ${grid}:last-child`, { gridAutoRows: 'minmax(0, 1fr)' });
globalStyle(`${bigScreen} ${grid} > section`, {
  display: 'flex',
  flexDirection: 'column',
  minHeight: 0,
});
globalStyle(`${bigScreen} :is(${slot}, ${data})`, { flex: 1, height: 'auto', minHeight: 0 });
