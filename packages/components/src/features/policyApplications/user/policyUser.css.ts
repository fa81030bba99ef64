import { style } from '@vanilla-extract/css';
import { vars } from '../../../theme/index.js';

export const frame = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space[4],
  minWidth: 0,
});

/** A file name in a button, wrapping as needed. */
export const fileName = style({
  minWidth: 0,
  whiteSpace: 'normal',
  overflowWrap: 'anywhere',
  textAlign: 'start',
});
