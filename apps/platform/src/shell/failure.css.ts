import { style } from '@vanilla-extract/css';
import { vars } from '@huiqi/components/theme';

export const failure = style({ display: 'grid', gap: vars.space[4] });
export const title = style({
  margin: 0,
  fontSize: vars.fontSize[24],
  lineHeight: vars.lineHeight.heading,
  outline: 'none',
});
export const ways = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: vars.space[3],
});
export const home = style({ padding: vars.space[2] });
