import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/index.js';

export const root = style({ position: 'relative' });
export const closed = style({ margin: 0, padding: 0, listStyle: 'none' });
export const menu = style({
  position: 'absolute',
  top: 'calc(100% + 4px)',
  left: 0,
  right: 0,
  zIndex: vars.layer.float,
  maxHeight: '280px',
  overflow: 'auto',
  margin: 0,
  padding: vars.space[1],
  listStyle: 'none',
  border: `1px solid ${vars.color.border}`,
  borderRadius: vars.radius.small,
  background: vars.color.surface,
  boxShadow: vars.shadow.float,
});
export const option = style({
  padding: `${vars.space[2]} ${vars.space[3]}`,
  borderRadius: vars.radius.small,
  cursor: 'pointer',
  selectors: {
    '&[data-active]': { background: vars.color.primarySoft },
    '&:active': { color: vars.color.primaryActive },
    '&[aria-selected=true]': { color: vars.color.primary },
  },
});
export const hint = style({
  display: 'block',
  color: vars.color.muted,
  fontSize: vars.fontSize[12],
});
export const none = style({ padding: vars.space[3], color: vars.color.muted });
