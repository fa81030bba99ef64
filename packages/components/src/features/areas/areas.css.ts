import { style } from '@vanilla-extract/css';
import { focusRing, quickTransition, vars } from '../../theme/index.js';

export const picker = style({ display: 'grid', gap: vars.space[6] });
export const part = style({ display: 'grid', gap: vars.space[3] });
export const heading = style({
  margin: 0,
  fontSize: vars.fontSize[16],
  fontWeight: vars.fontWeight.bold,
});
export const hint = style({ margin: 0, fontSize: vars.fontSize[14], color: vars.color.muted });
const list = { margin: 0, padding: 0, listStyle: 'none', display: 'grid' } as const;
export const cards = style({
  ...list,
  gridTemplateColumns: 'repeat(auto-fill, minmax(168px, 1fr))',
  gap: vars.space[3],
});
export const card = style({
  display: 'grid',
  gap: vars.space[1],
  width: '100%',
  height: '100%',
  padding: `${vars.space[3]} ${vars.space[4]}`,
  border: `1px solid ${vars.color.border}`,
  borderRadius: vars.radius.large,
  background: vars.color.surface,
  color: vars.color.text,
  font: 'inherit',
  textAlign: 'start',
  cursor: 'pointer',
  transition: quickTransition('background-color', 'border-color'),
  ':hover': { background: vars.color.hover, borderColor: vars.color.primary },
  ':active': { background: vars.color.primarySoft },
  ':focus-visible': focusRing,
  ':disabled': { cursor: 'default', color: vars.color.disabled },
  selectors: {
    '&[aria-pressed="true"]': {
      background: vars.color.primarySoft,
      borderColor: vars.color.primary,
    },
  },
});
export const name = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space[2],
  fontSize: vars.fontSize[16],
  fontWeight: vars.fontWeight.bold,
});
export const line = style({ fontSize: vars.fontSize[12], color: vars.color.muted });
export const find = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: vars.space[3],
  maxWidth: '400px',
});
export const districts = style({
  ...list,
  gridTemplateColumns: 'repeat(auto-fill, minmax(112px, 1fr))',
  gap: vars.space[1],
});
export const district = style({
  width: '100%',
  minHeight: vars.control.medium,
  padding: `${vars.space[2]} ${vars.space[2]}`,
  border: 0,
  borderRadius: vars.radius.small,
  background: 'none',
  color: vars.color.text,
  font: 'inherit',
  fontSize: vars.fontSize[14],
  textAlign: 'start',
  cursor: 'pointer',
  ':hover': { background: vars.color.hover, color: vars.color.primary },
  ':focus-visible': focusRing,
  ':disabled': { cursor: 'default', color: vars.color.disabled },
  selectors: {
    '&[aria-pressed="true"]': {
      color: vars.color.primary,
      fontWeight: vars.fontWeight.bold,
      background: vars.color.primarySoft,
    },
  },
});
