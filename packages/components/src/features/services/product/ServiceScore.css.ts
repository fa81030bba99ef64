import { style } from '@vanilla-extract/css';
import { vars } from '../../../theme/index.js';

export const score = style({
  display: 'inline-flex',
  alignItems: 'baseline',
  gap: vars.space[1],
  whiteSpace: 'nowrap',
  fontVariantNumeric: 'tabular-nums',
});
export const star = style({ color: vars.color.warning });
export const number = style({ color: vars.color.muted });
export const none = style({ color: vars.color.muted, whiteSpace: 'nowrap' });
