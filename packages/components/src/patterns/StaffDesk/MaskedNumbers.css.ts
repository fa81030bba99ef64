import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/index.js';

export const contact = style({ display: 'grid', gap: vars.space[4] });
export const ask = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: vars.space[3],
  '@media': { print: { display: 'none' } },
});
export const note = style({ color: vars.color.muted, fontSize: vars.fontSize[14] });
export const phone = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `0 ${vars.space[2]}`,
});
