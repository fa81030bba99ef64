import { style } from '@vanilla-extract/css';
import { forcedFrame, narrowViewport, quickTransition, vars } from '../../theme/index.js';

export const list = style({
  display: 'flex',
  // All of them in sight; a phone has one line, which moves under the finger.
  flexWrap: 'wrap',
  gap: `0 ${vars.space[2]}`,
  position: 'relative',
  overflowX: 'auto',
  borderBottom: `1px solid ${vars.color.border}`,
  '@media': { [narrowViewport]: { flexWrap: 'nowrap' } },
});
export const tab = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[2],
  minHeight: vars.control.medium,
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
/** Shows the tabs that are rarely looked at. */
export const more = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[1],
  minHeight: vars.control.medium,
  paddingInline: vars.space[3],
  border: 'none',
  background: 'none',
  color: vars.color.muted,
  fontSize: vars.fontSize[14],
  whiteSpace: 'nowrap',
  cursor: 'pointer',
  '@media': { [narrowViewport]: { minHeight: '44px' } },
  selectors: {
    '&:hover': { color: vars.color.primary },
    '&:focus-visible': { outlineOffset: '-2px' },
  },
});
/** Reserves three digits until the count is known, so that no tab moves. */
export const count = style({
  ...forcedFrame,
  minWidth: '32px',
  paddingInline: vars.space[2],
  borderRadius: vars.radius.round,
  background: vars.color.disabledSoft,
  color: vars.color.muted,
  fontSize: vars.fontSize[12],
  fontWeight: vars.fontWeight.regular,
  fontVariantNumeric: 'tabular-nums',
  lineHeight: 'max(20px, 1.5em)',
  textAlign: 'center',
  selectors: {
    '&:empty::before': { content: '"\\00a0"' },
    '[aria-current=page] > &': { background: vars.color.primarySoft, color: vars.color.primary },
  },
});
