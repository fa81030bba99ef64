import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/index.js';

export const form = style({ display: 'grid', gap: vars.space[4] });
export const page = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space[4],
});
export const hint = style({ margin: 0, color: vars.color.muted, fontSize: vars.fontSize[14] });
