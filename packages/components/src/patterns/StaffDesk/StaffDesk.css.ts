import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/index.js';

export const desk = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space[4],
  minWidth: 0,
  maxWidth: vars.layout.desk,
  marginInline: 'auto',
});
export const count = style({
  marginInlineStart: vars.space[1],
  color: vars.color.muted,
  fontSize: vars.fontSize[14],
  fontWeight: vars.fontWeight.regular,
  fontVariantNumeric: 'tabular-nums',
});
