import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/index.js';

export const body = style({ display: 'grid', gap: vars.space[5] });
export const group = style({ display: 'grid', gap: vars.space[2] });
export const heading = style({
  color: vars.color.muted,
  fontSize: vars.fontSize[14],
  fontWeight: vars.fontWeight.medium,
});
export const list = style({
  border: `1px solid ${vars.color.border}`,
  borderRadius: vars.radius.large,
});
export const row = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space[4],
  minHeight: vars.control.medium,
  paddingInline: vars.space[4],
  selectors: { '& + &': { borderTop: `1px solid ${vars.color.border}` } },
});
export const ways = style({ display: 'inline-flex', alignItems: 'center', gap: vars.space[2] });
export const between = style({ color: vars.color.muted, fontSize: vars.fontSize[12] });
export const key = style({
  minWidth: '28px',
  padding: `2px ${vars.space[2]}`,
  border: `1px solid ${vars.color.borderStrong}`,
  borderRadius: vars.radius.small,
  background: vars.color.page,
  fontFamily: 'inherit',
  fontSize: vars.fontSize[14],
  textAlign: 'center',
});
