import { style } from '@vanilla-extract/css';
import { quickTransition, vars } from '../../theme/index.js';

export const bar = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[2],
  minWidth: 0,
  maxWidth: '100%',
});
/** A single scrolling line: saving a filter must not move what is below. */
export const chips = style({
  display: 'flex',
  gap: vars.space[2],
  minWidth: 0,
  overflowX: 'auto',
  // Space for the focus ring.
  padding: '3px',
});
export const chip = style({
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: vars.control.small,
  paddingInline: vars.space[3],
  border: `1px solid ${vars.color.border}`,
  borderRadius: vars.radius.round,
  background: vars.color.surface,
  color: vars.color.text,
  fontSize: vars.fontSize[14],
  textDecoration: 'none',
  whiteSpace: 'nowrap',
  transition: quickTransition('border-color', 'background-color', 'color'),
  selectors: {
    '&:hover': { borderColor: vars.color.primary, color: vars.color.primary },
    '&:active': { background: vars.color.primarySoft },
    '&[aria-current=true]': {
      borderColor: vars.color.primary,
      background: vars.color.primarySoft,
      color: vars.color.primary,
      fontWeight: vars.fontWeight.medium,
    },
  },
});
export const panel = style({
  display: 'grid',
  gap: vars.space[4],
  width: '320px',
  maxWidth: '100%',
  padding: vars.space[2],
});
export const heading = style({ fontSize: vars.fontSize[14] });
export const line = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  alignItems: 'end',
  gap: vars.space[2],
});
export const hint = style({ color: vars.color.muted, fontSize: vars.fontSize[14] });
export const list = style({ display: 'grid', gap: vars.space[1] });
export const item = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto auto',
  alignItems: 'center',
  gap: vars.space[3],
  minHeight: `calc(${vars.control.small} + 4px)`,
});
export const name = style({ overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' });
