import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/index.js';

export const bar = style({
  height: '8px',
  overflow: 'hidden',
  borderRadius: vars.radius.round,
  background: vars.color.disabledSoft,
});
export const fill = style({
  height: '100%',
  background: vars.color.primary,
  transition: `width ${vars.motion.slow}`,
});
