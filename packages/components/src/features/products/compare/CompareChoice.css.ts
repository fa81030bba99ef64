import { style } from '@vanilla-extract/css';
import { vars } from '../../../theme/index.js';

export const choice = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space[2],
});
