import { style } from '@vanilla-extract/css';
import { fold } from '../../../patterns/page/fold.js';
import { vars } from '../../../theme/index.js';

export const who = style({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  alignItems: 'start',
  gap: vars.space[6],
  ...fold({ narrow: { gridTemplateColumns: 'minmax(0, 1fr)', gap: vars.space[4] } }),
});
export const secret = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space[4],
});
export const hint = style({ color: vars.color.muted, fontSize: vars.fontSize[14] });
export const form = style({ display: 'grid', gap: vars.space[5] });
