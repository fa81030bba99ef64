import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/index.js';

export const section = style({ display: 'grid', gap: vars.space[3], fontSize: vars.fontSize[16] });
export const reviewHead = style({
  display: 'flex',
  justifyContent: 'space-between',
  alignItems: 'center',
  gap: vars.space[3],
});
