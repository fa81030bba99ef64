import { style } from '@vanilla-extract/css';
import { forcedFrame, vars } from '../../theme/index.js';

export const bar = style({
  ...forcedFrame,
  height: '8px',
  overflow: 'hidden',
  borderRadius: vars.radius.round,
  background: vars.color.border,
});
export const drawing = style({ display: 'block' });
export const fill = style({
  fill: vars.color.primary,
  '@media': { '(forced-colors: active)': { fill: 'CanvasText' } },
  transition: `width ${vars.motion.quick}`,
});
