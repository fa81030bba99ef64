import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/index.js';

export const desk = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space[4],
  minWidth: 0,
  maxWidth: vars.layout.desk,
  marginInline: 'auto',
});
