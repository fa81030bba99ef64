import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/index.js';

export const wizard = style({ display: 'grid', gap: vars.space[6], minWidth: 0 });
export const body = style({ display: 'grid', gap: vars.space[5], outline: 'none', minWidth: 0 });
export const heading = style({
  margin: 0,
  fontSize: vars.fontSize[20],
  lineHeight: vars.lineHeight.heading,
  fontWeight: vars.fontWeight.bold,
  outline: 'none',
});
export const footer = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: vars.space[3],
  justifyContent: 'space-between',
  borderTop: `1px solid ${vars.color.border}`,
  paddingTop: vars.space[4],
});
