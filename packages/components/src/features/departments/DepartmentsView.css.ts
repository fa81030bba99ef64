import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/index.js';
import { fold } from '../../patterns/page/fold.js';

export const page = style({
  display: 'grid',
  gridTemplateColumns: '360px minmax(0, 1fr)',
  gap: vars.space[5],
  alignItems: 'start',
  marginTop: vars.space[4],
  ...fold({ folded: { gridTemplateColumns: 'minmax(0, 1fr)', gap: vars.space[4] } }),
});
