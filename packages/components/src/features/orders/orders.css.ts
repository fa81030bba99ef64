import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/index.js';

export const stack = style({ display: 'grid', gap: vars.space[5], minWidth: 0 });
export const head = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: vars.space[3],
  alignItems: 'center',
});
export const title = style({ fontSize: vars.fontSize[20], lineHeight: vars.lineHeight.heading });
export const count = style({ color: vars.color.muted, fontSize: vars.fontSize[14] });
export const section = style({ display: 'grid', gap: vars.space[3] });
export const actions = style({ display: 'flex', flexWrap: 'wrap', gap: vars.space[3] });
