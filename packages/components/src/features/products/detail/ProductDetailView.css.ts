import { style } from '@vanilla-extract/css';
import { vars } from '../../../theme/index.js';

export const summary = style({
  color: vars.color.primary,
  cursor: 'pointer',
  ':hover': { textDecoration: 'underline' },
});
export const legal = style({
  marginTop: vars.space[2],
  color: vars.color.muted,
  fontSize: vars.fontSize[14],
});
export const wechat = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: vars.space[5],
});
export const phone = style({ display: 'grid', gap: vars.space[1] });
export const label = style({ color: vars.color.muted });
export const bullets = style({ paddingInlineStart: vars.space[5] });
export const total = style({ marginBottom: vars.space[3] });
