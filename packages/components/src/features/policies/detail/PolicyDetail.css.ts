import { style } from '@vanilla-extract/css';
import { vars } from '../../../theme/index.js';

export const missing = style({ color: vars.color.muted, fontSize: vars.fontSize[14] });
export const groups = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space[6],
});
export const group = style({ display: 'grid', gap: vars.space[2], minWidth: 0 });
export const groupTitle = style({ fontSize: vars.fontSize[14], fontWeight: vars.fontWeight.bold });
export const bullets = style({
  display: 'grid',
  gap: vars.space[2],
  paddingInlineStart: vars.space[5],
  listStyle: 'disc',
});
/** Lists in sections have bullets; this one is in a box. */
export const files = style({ minWidth: 0 });
export const label = style({ color: vars.color.muted });
export const phone = style({ display: 'flex', flexWrap: 'wrap', columnGap: vars.space[2] });
