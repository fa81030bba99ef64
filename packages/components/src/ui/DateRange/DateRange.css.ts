import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/index.js';

export const range = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: vars.space[2],
});
export const between = style({ color: vars.color.muted });
