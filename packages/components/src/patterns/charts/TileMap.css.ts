import { style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../../theme/index.js';

const tile = style({
  fill: vars.color.primary,
  stroke: vars.color.borderStrong,
  strokeWidth: 1,
  '@media': {
    print: { printColorAdjust: 'exact' },
    // Text of a dark big screen would be as light as the ground.
    '(forced-colors: active)': { fill: 'CanvasText', stroke: 'CanvasText' },
  },
});
/** Light enough for text in every class. */
export const tiles = styleVariants(
  { 0: 0.04, 1: 0.1, 2: 0.17, 3: 0.25, 4: 0.34 },
  (fillOpacity) => [tile, { fillOpacity }],
);
const text = style({
  textAnchor: 'middle',
  fill: vars.color.text,
  '@media': { '(forced-colors: active)': { fill: 'CanvasText' } },
});
export const label = style([text, { fontSize: vars.fontSize[12] }]);
export const value = style([
  text,
  {
    fontSize: vars.fontSize[12],
    fontVariantNumeric: 'tabular-nums',
    fontWeight: vars.fontWeight.bold,
  },
]);
export const key = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: vars.space[2],
  marginBottom: vars.space[2],
  color: vars.color.muted,
  fontSize: vars.fontSize[12],
});
export const swatches = style({ width: '100px', height: '12px', flex: 'none' });
