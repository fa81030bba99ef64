import { style } from '@vanilla-extract/css';
import { narrowViewport, quickTransition, vars } from '../../theme/index.js';

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
  gap: vars.space[2],
  minHeight: '40px',
  paddingInline: vars.space[3],
  borderBottom: '2px solid transparent',
  color: vars.color.muted,
  fontSize: vars.fontSize[14],
  textDecoration: 'none',
  whiteSpace: 'nowrap',
  transition: quickTransition('color', 'border-color'),
  '@media': { [narrowViewport]: { minHeight: '44px' } },
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
/** Reserves three digits until the count is known, so that no tab moves. */
export const count = style({
  minWidth: '32px',
  paddingInline: vars.space[2],
  borderRadius: vars.radius.round,
  background: vars.color.disabledSoft,
  color: vars.color.muted,
  fontSize: vars.fontSize[12],
  fontWeight: vars.fontWeight.regular,
  fontVariantNumeric: 'tabular-nums',
  lineHeight: '20px',
  textAlign: 'center',
  selectors: {
    '&:empty::before': { content: '"\\00a0"' },
    '[aria-current=page] > &': { background: vars.color.primarySoft, color: vars.color.primary },
  },
});
