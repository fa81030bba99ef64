import { style } from '@vanilla-extract/css';
import { vars } from '../../../theme/index.js';

export const page = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space[8],
});
export const part = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space[3],
});
export const head = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space[2],
});
export const title = style({
  fontSize: vars.fontSize[20],
  fontWeight: vars.fontWeight.bold,
  lineHeight: vars.lineHeight.heading,
});
export const links = style({ display: 'flex', flexWrap: 'wrap', columnGap: vars.space[4] });
