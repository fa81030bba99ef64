import { globalStyle, style } from '@vanilla-extract/css';
import { narrowViewport, quickTransition, vars } from '../../theme/index.js';

export const tree = style({ margin: 0, padding: 0, listStyle: 'none' });
export const group = style({
  margin: 0,
  padding: 0,
  paddingLeft: vars.space[5],
  listStyle: 'none',
});
export const item = style({ outline: 'none' });

export const row = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[1],
  minHeight: vars.control.small,
  padding: `${vars.space[1]} ${vars.space[2]} ${vars.space[1]} 0`,
  borderRadius: vars.radius.small,
  lineHeight: 'max(20px, 1.5em)',
  cursor: 'pointer',
  transition: quickTransition('background-color', 'color'),
  selectors: {
    '&:hover': { background: vars.color.page },
    [`${item}[aria-selected=true] > &`]: {
      background: vars.color.primarySoft,
      color: vars.color.primary,
      fontWeight: vars.fontWeight.bold,
    },
    [`${item}:focus-visible > &`]: {
      outline: `2px solid ${vars.color.primary}`,
      outlineOffset: '-2px',
    },
  },
  '@media': { [narrowViewport]: { minHeight: '44px' } },
});

globalStyle(`${row} > svg`, {
  flex: 'none',
  marginInlineEnd: vars.space[1],
  color: vars.color.muted,
});

/** Toggles a branch; leaves reserve the same space. */
export const mark = style({
  display: 'inline-flex',
  flex: 'none',
  alignItems: 'center',
  justifyContent: 'center',
  width: '24px',
  height: '24px',
});
