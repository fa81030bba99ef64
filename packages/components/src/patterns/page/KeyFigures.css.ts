import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/index.js';
import { fold } from './fold.js';

export const figures = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: `${vars.space[4]} ${vars.space[12]}`,
  ...fold({ narrow: { columnGap: vars.space[6] } }),
});
export const figure = style({ display: 'flex', flexDirection: 'column-reverse', minWidth: 0 });
export const label = style({ color: vars.color.muted, fontSize: vars.fontSize[14] });
export const value = style({
  fontSize: vars.fontSize[20],
  fontWeight: vars.fontWeight.bold,
  lineHeight: vars.lineHeight.heading,
  fontVariantNumeric: 'tabular-nums',
  // A name that is wider than its head takes two lines; figures have lines of their own before that.
  overflowWrap: 'anywhere',
});
export const unit = style({
  marginInlineStart: '2px',
  color: vars.color.muted,
  fontSize: vars.fontSize[14],
  fontWeight: vars.fontWeight.regular,
});
