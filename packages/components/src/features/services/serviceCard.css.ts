import { style } from '@vanilla-extract/css';
import { focusRing, vars } from '../../theme/index.js';

export const card = style({
  position: 'relative',
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
  selectors: {
    '&:hover': { borderColor: vars.color.primary },
    '&:focus-within': { borderColor: vars.color.primary },
  },
});
export const head = style({ display: 'flex', alignItems: 'flex-start', gap: vars.space[3] });
const lines = {
  display: '-webkit-box',
  WebkitBoxOrient: 'vertical',
  WebkitLineClamp: 2,
  overflow: 'hidden',
} as const;
export const names = style({ flex: 1, minWidth: 0, minHeight: '40px' });
export const name = style({
  ...lines,
  fontSize: vars.fontSize[16],
  fontWeight: vars.fontWeight.bold,
  lineHeight: vars.lineHeight.heading,
  overflowWrap: 'anywhere',
  // Keyboard users get the whole name.
  ':focus-within': { WebkitLineClamp: 'none' },
});
export const link = style({
  color: vars.color.text,
  textDecoration: 'none',
  ':hover': { color: vars.color.primary },
  // The whole card is the target; screen readers still get its text as one link.
  '::after': { content: '', position: 'absolute', inset: 0, borderRadius: vars.radius.large },
  ':focus-visible': { outline: 'none' },
  selectors: { '&:focus-visible::after': focusRing },
});
export const giver = style({
  overflow: 'hidden',
  color: vars.color.muted,
  fontSize: vars.fontSize[14],
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
});
/** From here down, everything is aligned within a row of cards. */
export const tags = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: vars.space[1],
  marginTop: 'auto',
});
export const line = style({ ...lines, fontSize: vars.fontSize[14] });
export const price = style({
  color: vars.color.primary,
  fontSize: vars.fontSize[20],
  fontWeight: vars.fontWeight.bold,
  lineHeight: vars.lineHeight.heading,
  fontVariantNumeric: 'tabular-nums',
});
export const unit = style({ fontSize: vars.fontSize[14], fontWeight: vars.fontWeight.regular });
export const foot = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  columnGap: vars.space[3],
  fontSize: vars.fontSize[14],
});
export const footLow = style([foot, { marginTop: 'auto' }]);
export const fact = style({
  color: vars.color.muted,
  whiteSpace: 'nowrap',
  fontVariantNumeric: 'tabular-nums',
});
