import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/index.js';

export const card = style({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space[3],
  height: '100%',
  minWidth: 0,
  padding: vars.space[5],
  background: vars.color.surface,
  border: `1px solid ${vars.color.border}`,
  borderRadius: vars.radius.large,
  transition: `border-color ${vars.motion.quick}`,
  ':hover': { borderColor: vars.color.primary },
});
export const head = style({
  display: 'flex',
  gap: vars.space[3],
  alignItems: 'center',
  minWidth: 0,
});
export const logo = style({ width: '40px', height: '40px', objectFit: 'contain', flex: 'none' });
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
export const term = style({ color: vars.color.muted });
export const tags = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: vars.space[1],
  minHeight: '24px',
});
export const foot = style({ display: 'grid', gap: vars.space[3], marginTop: 'auto' });
