import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/index.js';

export const score = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space[3],
});
export const bar = style({ width: '160px', maxWidth: '32vw', height: '8px' });
export const whole = style({
  fill: vars.color.primarySoft,
  '@media': { '(forced-colors: active)': { fill: 'GrayText', fillOpacity: 0.4 } },
});
export const part = style({
  fill: vars.color.primary,
  '@media': { '(forced-colors: active)': { fill: 'CanvasText' } },
});
/** As wide as 100. */
export const figure = style({ minWidth: '3ch', fontVariantNumeric: 'tabular-nums' });
