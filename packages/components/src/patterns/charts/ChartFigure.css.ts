import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/index.js';

export const figure = style({
  margin: 0,
  minWidth: 0,
  '@media': { print: { breakInside: 'avoid' } },
});
export const head = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  columnGap: vars.space[4],
  marginBottom: vars.space[2],
});
export const title = style({ fontSize: vars.fontSize[16], fontWeight: vars.fontWeight.medium });
export const actions = style({
  display: 'flex',
  gap: vars.space[4],
  '@media': { print: { display: 'none' } },
});
