import { style } from '@vanilla-extract/css';
import { forcedFrame, vars } from '../../theme/index.js';

export const avatar = style({
  ...forcedFrame,
  flex: 'none',
  display: 'inline-flex',
  // A grid would stretch it.
  width: 'fit-content',
  overflow: 'hidden',
  borderRadius: vars.radius.round,
  background: vars.color.primarySoft,
});
export const letter = style({
  fill: vars.color.primary,
  fontSize: '18px',
  fontWeight: vars.fontWeight.bold,
});
export const picture = style({ objectFit: 'cover' });
