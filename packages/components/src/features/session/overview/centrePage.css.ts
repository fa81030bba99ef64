import { style } from '@vanilla-extract/css';
import { fold } from '../../../patterns/page/fold.js';
import { vars } from '../../../theme/index.js';

/** A page of the user centre: stacked cards. */
export const page = style({
  containerType: 'inline-size',
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space[4],
  minWidth: 0,
  ...fold({ narrow: { gap: vars.space[2] } }),
});
