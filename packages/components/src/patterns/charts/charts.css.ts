import { style } from '@vanilla-extract/css';
import { focusRing } from '../../theme/mixins.js';
import { vars } from '../../theme/index.js';

export const root = style({ minWidth: 0, fontSize: vars.fontSize[12] });
export const plot = style({
  position: 'relative',
  touchAction: 'pan-y',
  borderRadius: vars.radius.small,
  selectors: { '&:focus-visible': focusRing },
});
export const drawing = style({
  display: 'block',
  width: '100%',
  height: 'auto',
  overflow: 'visible',
  '@media': { print: { printColorAdjust: 'exact' } },
});
const inForced = (rule: { fill?: string; stroke?: string }) => ({
  '@media': { '(forced-colors: active)': rule },
});
export const tick = style({
  ...inForced({ fill: 'CanvasText' }),
  fill: vars.color.muted,
  fontSize: vars.fontSize[12],
  fontVariantNumeric: 'tabular-nums',
});
export const grid = style({
  ...inForced({ stroke: 'GrayText' }),
  stroke: vars.color.border,
  strokeWidth: 1,
});
export const axis = style({
  ...inForced({ stroke: 'CanvasText' }),
  stroke: vars.color.borderStrong,
  strokeWidth: 1,
});
export const cursor = style({
  stroke: vars.color.text,
  strokeWidth: 1,
  strokeDasharray: '3 3',
  '@media': { print: { display: 'none' }, '(forced-colors: active)': { stroke: 'CanvasText' } },
});
export const band = style({
  fill: vars.color.text,
  fillOpacity: 0.06,
  '@media': { print: { display: 'none' }, '(forced-colors: active)': { fill: 'CanvasText' } },
});
export const line = style({ strokeWidth: 2, strokeLinejoin: 'round', strokeLinecap: 'round' });
export const area = style({ fillOpacity: 0.9 });
export const softArea = style({ fillOpacity: 0.14 });
export const dot = style({
  ...inForced({ stroke: 'Canvas' }),
  stroke: vars.color.surface,
  strokeWidth: 1.5,
});
export const radar = style([drawing, { maxWidth: '420px', marginInline: 'auto' }]);
export const ring = style([grid, { fill: 'none' }]);
