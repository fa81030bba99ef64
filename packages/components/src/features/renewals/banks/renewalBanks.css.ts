import { style } from '@vanilla-extract/css';
import { vars } from '../../../theme/index.js';

export const name = style({
  minWidth: 0,
  fontSize: vars.fontSize[16],
  fontWeight: vars.fontWeight.bold,
  lineHeight: vars.lineHeight.heading,
});
export const slogan = style({ minHeight: '1.6em', fontSize: vars.fontSize[14] });
export const tags = style({ display: 'flex', flexWrap: 'wrap', gap: vars.space[1] });
export const phone = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  gap: vars.space[2],
  fontSize: vars.fontSize[14],
  fontVariantNumeric: 'tabular-nums',
});
export const foot = style({ marginTop: 'auto' });
