import { style } from '@vanilla-extract/css';
import { vars } from '../../../theme/index.js';

export const part = style({
  display: 'grid',
  gap: vars.space[2],
  minWidth: 0,
  fontSize: vars.fontSize[14],
  selectors: {
    '& + &': {
      marginTop: vars.space[5],
      paddingTop: vars.space[5],
      borderTop: `1px solid ${vars.color.border}`,
    },
  },
});
export const label = style({ color: vars.color.muted });
export const value = style({
  fontSize: vars.fontSize[24],
  fontWeight: vars.fontWeight.bold,
  lineHeight: vars.lineHeight.heading,
  fontVariantNumeric: 'tabular-nums',
  whiteSpace: 'nowrap',
});
export const unit = style({
  marginInlineStart: vars.space[1],
  color: vars.color.muted,
  fontSize: vars.fontSize[14],
  fontWeight: vars.fontWeight.regular,
});
// Two lines at any amount, so that typing moves nothing.
export const basis = style({ color: vars.color.muted, minHeight: '3.2em' });
export const heading = style({ fontSize: vars.fontSize[14] });
export const materials = style({
  display: 'grid',
  gap: vars.space[1],
  paddingInlineStart: vars.space[4],
  listStyle: 'disc',
});
