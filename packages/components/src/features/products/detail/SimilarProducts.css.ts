import { style } from '@vanilla-extract/css';
import { quickTransition, vars } from '../../../theme/index.js';

export const list = style({ display: 'grid', gap: vars.space[2], listStyle: 'none' });
export const item = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[3],
  padding: vars.space[3],
  border: `1px solid ${vars.color.border}`,
  borderRadius: vars.radius.large,
  color: 'inherit',
  textDecoration: 'none',
  transition: quickTransition('border-color'),
  ':hover': { borderColor: vars.color.primary },
});
export const names = style({ display: 'grid', flex: 1, minWidth: 0 });
export const name = style({ fontSize: vars.fontSize[16], fontWeight: vars.fontWeight.medium });
export const muted = style({ color: vars.color.muted, fontSize: vars.fontSize[14] });
export const figures = style({
  display: 'grid',
  justifyItems: 'end',
  textAlign: 'end',
  fontVariantNumeric: 'tabular-nums',
});
export const limit = style({ fontWeight: vars.fontWeight.medium, whiteSpace: 'nowrap' });
export const all = style({ marginTop: vars.space[3] });
export const allLink = style({ color: vars.color.primary, fontSize: vars.fontSize[14] });
