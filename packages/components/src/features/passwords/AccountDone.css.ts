import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/index.js';

export const done = style({ display: 'grid', gap: vars.space[4], justifyItems: 'start' });
export const icon = style({ color: vars.color.success, lineHeight: 0 });
export const title = style({
  margin: 0,
  fontSize: vars.fontSize[20],
  lineHeight: vars.lineHeight.heading,
  outline: 'none',
});
export const text = style({ margin: 0, color: vars.color.muted });
export const actions = style({ display: 'grid', gap: vars.space[3], width: '100%' });
