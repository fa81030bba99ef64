import { style } from '@vanilla-extract/css';
import { vars } from '../../../theme/index.js';

export const list = style({
  height: '100%',
  margin: 0,
  padding: `${vars.space[2]} ${vars.space[6]}`,
  border: `1px solid ${vars.color.border}`,
  borderRadius: vars.radius.large,
  background: vars.color.surface,
  listStyle: 'none',
});
export const entry = style({
  display: 'grid',
  paddingBlock: vars.space[2],
  selectors: { '& + &': { borderTop: `1px solid ${vars.color.border}` } },
});
export const title = style({
  display: '-webkit-box',
  WebkitBoxOrient: 'vertical',
  WebkitLineClamp: 2,
  overflow: 'hidden',
  fontSize: vars.fontSize[14],
});
export const who = style({
  color: vars.color.muted,
  fontSize: vars.fontSize[12],
  fontVariantNumeric: 'tabular-nums',
});
