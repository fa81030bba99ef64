import { style } from '@vanilla-extract/css';
import { vars } from '../../../theme/index.js';

export const page = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space[4],
  minWidth: 0,
});
