import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/index.js';

export const head = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  gap: `${vars.space[1]} ${vars.space[3]}`,
  minWidth: 0,
});

export const title = style({
  minWidth: 0,
  overflowWrap: 'anywhere',
  fontSize: vars.fontSize[24],
  lineHeight: vars.lineHeight.heading,
  borderRadius: vars.radius.small,
});

export const count = style({
  color: vars.color.muted,
  fontSize: vars.fontSize[14],
  fontVariantNumeric: 'tabular-nums',
  whiteSpace: 'nowrap',
});

export const description = style({ flexBasis: '100%', order: 1, color: vars.color.muted });

export const actions = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: vars.space[3],
  marginInlineStart: 'auto',
});
