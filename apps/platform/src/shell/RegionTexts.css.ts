import { vars } from '@huiqi/components/theme';
import { style } from '@vanilla-extract/css';

export const texts = style({
  display: 'grid',
  gap: vars.space[1],
  marginBlock: vars.space[6],
  color: vars.color.muted,
  fontSize: vars.fontSize[14],
});
