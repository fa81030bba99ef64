import { style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../../theme/index.js';

const figures = style({ fontVariantNumeric: 'tabular-nums', whiteSpace: 'nowrap' });

export const valueKind = styleVariants({
  text: {},
  name: {},
  number: [figures],
  money: [figures],
  date: [figures],
  code: [figures],
});

/** 万元, %, 个月 beside their number. */
export const unit = style({
  marginInlineStart: vars.space[1],
  color: vars.color.muted,
  fontSize: `max(${vars.fontSize[12]}, 0.7em)`,
  fontWeight: vars.fontWeight.regular,
});
