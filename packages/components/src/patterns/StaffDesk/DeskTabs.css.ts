import { style } from '@vanilla-extract/css';
import { quickTransition, vars } from '../../theme/index.js';

export const list = style({
  display: 'flex',
  gap: vars.space[2],
  position: 'relative',
  overflowX: 'auto',
  borderBottom: `1px solid ${vars.color.border}`,
});
export const tab = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[1],
  minHeight: '44px',
  paddingInline: vars.space[3],
  borderBottom: '2px solid transparent',
  color: vars.color.muted,
  fontSize: vars.fontSize[16],
  textDecoration: 'none',
  whiteSpace: 'nowrap',
  transition: quickTransition('color', 'border-color'),
  selectors: {
    '&:hover': { color: vars.color.primary },
    '&:active': { color: vars.color.primaryActive },
    '&:focus-visible': { outlineOffset: '-2px' },
    '&[aria-current=page]': {
      borderBottomColor: vars.color.primary,
      color: vars.color.primary,
      fontWeight: vars.fontWeight.bold,
    },
  },
});
/** As wide before the count is known as with four digits, so that no tab moves when it comes. */
export const count = style({
  minWidth: '4ch',
  color: vars.color.muted,
  fontSize: vars.fontSize[14],
  fontWeight: vars.fontWeight.regular,
  fontVariantNumeric: 'tabular-nums',
});
