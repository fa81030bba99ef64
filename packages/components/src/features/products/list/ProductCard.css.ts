import { style } from '@vanilla-extract/css';
import { vars } from '../../../theme/index.js';

export const names = style({ minWidth: 0 });
export const name = style({ fontSize: vars.fontSize[16], fontWeight: vars.fontWeight.bold });
export const bank = style({ color: vars.color.muted, fontSize: vars.fontSize[14] });
export const limit = style({
  color: vars.color.primary,
  fontSize: vars.fontSize[24],
  fontWeight: vars.fontWeight.bold,
  lineHeight: vars.lineHeight.heading,
  fontVariantNumeric: 'tabular-nums',
});
export const unit = style({ fontSize: vars.fontSize[14], fontWeight: vars.fontWeight.regular });
export const facts = style({ display: 'grid', gap: vars.space[1], fontSize: vars.fontSize[14] });
export const fact = style({
  display: 'flex',
  justifyContent: 'space-between',
  gap: vars.space[2],
  fontVariantNumeric: 'tabular-nums',
});
export const tags = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: vars.space[1],
  minHeight: '24px',
});
export const foot = style({ display: 'grid', gap: vars.space[3], marginTop: 'auto' });
