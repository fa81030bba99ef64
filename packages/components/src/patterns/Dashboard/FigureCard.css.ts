import { style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../../theme/index.js';
import { fold } from '../page/fold.js';

export const label = style({ color: vars.color.muted, fontSize: vars.fontSize[14] });
export const value = style({
  fontSize: vars.fontSize[32],
  fontWeight: vars.fontWeight.bold,
  lineHeight: vars.lineHeight.heading,
  fontVariantNumeric: 'tabular-nums',
  whiteSpace: 'nowrap',
  ...fold({ narrow: { fontSize: vars.fontSize[24] } }),
});
export const name = style({
  marginTop: vars.space[1],
  fontSize: vars.fontSize[20],
  fontWeight: vars.fontWeight.bold,
  lineHeight: vars.lineHeight.heading,
  overflowWrap: 'anywhere',
});
export const unit = style({
  marginInlineStart: '2px',
  color: vars.color.muted,
  fontSize: vars.fontSize[14],
  fontWeight: vars.fontWeight.regular,
});

const base = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `0 ${vars.space[1]}`,
  marginTop: vars.space[1],
  fontSize: vars.fontSize[14],
  fontVariantNumeric: 'tabular-nums',
});

export const change = styleVariants({
  good: [base, { color: vars.color.success }],
  bad: [base, { color: vars.color.danger }],
  neutral: [base, { color: vars.color.muted }],
});
export const word = style({ whiteSpace: 'nowrap' });
export const basis = style({ color: vars.color.muted });
