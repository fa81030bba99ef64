import { style } from '@vanilla-extract/css';
import { vars } from '../../../theme/index.js';

export const amounts = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto minmax(0, 1fr)',
  alignItems: 'center',
  gap: vars.space[2],
});
export const between = style({ color: vars.color.muted });
