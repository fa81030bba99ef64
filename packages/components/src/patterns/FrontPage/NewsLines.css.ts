import { style } from '@vanilla-extract/css';
import { quickTransition, vars } from '../../theme/index.js';
import { fold } from '../page/fold.js';

export const card = style({
  height: '100%',
  paddingInline: vars.space[6],
  border: `1px solid ${vars.color.border}`,
  borderRadius: vars.radius.large,
  background: vars.color.surface,
  ...fold({ narrow: { paddingInline: vars.space[4] } }),
});
export const item = style({
  selectors: { '& + &': { borderTop: `1px solid ${vars.color.border}` } },
  ...fold({ narrow: { selectors: { '&:nth-child(n + 4)': { display: 'none' } } } }),
});
export const line = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[4],
  minHeight: vars.control.large,
  color: vars.color.text,
  textDecoration: 'none',
  transition: quickTransition('color'),
  ':hover': { color: vars.color.primary },
  ':active': { color: vars.color.primaryActive },
});
export const title = style({
  flex: 1,
  minWidth: 0,
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  fontSize: vars.fontSize[16],
  selectors: { [`${line}:focus-visible &`]: { whiteSpace: 'normal' } },
});
export const date = style({
  flex: 'none',
  color: vars.color.muted,
  fontSize: vars.fontSize[14],
  fontVariantNumeric: 'tabular-nums',
  whiteSpace: 'nowrap',
});
export const empty = style({
  paddingBlock: vars.space[5],
  color: vars.color.muted,
  fontSize: vars.fontSize[14],
});
