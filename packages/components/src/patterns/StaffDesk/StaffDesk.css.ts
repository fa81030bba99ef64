import { style } from '@vanilla-extract/css';
import { narrowViewport, vars } from '../../theme/index.js';

export const desk = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space[3],
  minWidth: 0,
  maxWidth: vars.layout.desk,
  marginInline: 'auto',
});
/** What only a wide screen has a use for. */
export const wide = style({
  display: 'inline-flex',
  gap: vars.space[3],
  '@media': { [narrowViewport]: { display: 'none' } },
});
