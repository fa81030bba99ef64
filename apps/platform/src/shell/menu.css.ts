import { style } from '@vanilla-extract/css';
import { focusRing, quickTransition, vars } from '@huiqi/components/theme';

export const items = style({
  display: 'grid',
  gap: vars.space[1],
  margin: 0,
  padding: vars.space[2],
  listStyle: 'none',
});
export const item = style({
  display: 'grid',
  gap: vars.space[1],
  padding: `${vars.space[2]} ${vars.space[3]}`,
  borderRadius: vars.radius.small,
  color: vars.color.text,
  fontSize: vars.fontSize[16],
  textDecoration: 'none',
  transition: quickTransition('background-color'),
  ':hover': { background: vars.color.hover },
  ':active': { background: vars.color.primarySoft },
  ':focus-visible': focusRing,
  selectors: { '&[aria-current="page"]': { color: vars.color.primary } },
});
export const label = style({ display: 'flex', alignItems: 'center', gap: vars.space[2] });
export const hint = style({ fontSize: vars.fontSize[14], color: vars.color.muted });
