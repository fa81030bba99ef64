import { style } from '@vanilla-extract/css';
import { narrowViewport, quickTransition, vars } from '../../theme/index.js';

export const list = style({
  display: 'flex',
  gap: vars.space[2],
  borderBottom: `1px solid ${vars.color.border}`,
  overflowX: 'auto',
  outline: 'none',
  '@media': { [narrowViewport]: { gap: vars.space[1] } },
});

export const tab = style({
  minHeight: vars.control.medium,
  padding: `${vars.space[2]} ${vars.space[3]}`,
  border: 0,
  borderBottom: '2px solid transparent',
  background: 'none',
  color: vars.color.muted,
  fontSize: vars.fontSize[16],
  whiteSpace: 'nowrap',
  cursor: 'pointer',
  transition: quickTransition('color', 'border-color'),
  selectors: {
    '&:hover': { color: vars.color.primary, borderBottomColor: vars.color.border },
    '&:active': { color: vars.color.primaryActive },
    '&:focus-visible': { outlineOffset: '-2px' },
    '&[aria-selected=true]': {
      color: vars.color.primary,
      borderBottomColor: vars.color.primary,
      fontWeight: vars.fontWeight.bold,
    },
  },
  '@media': { [narrowViewport]: { minHeight: '44px', paddingInline: vars.space[2] } },
});

export const panel = style({
  paddingTop: vars.space[3],
  '@media': { [narrowViewport]: { paddingTop: vars.space[2] } },
});
