import { style } from '@vanilla-extract/css';
import { quickTransition, vars } from '../../theme/index.js';

export const summary = style({
  padding: vars.space[4],
  border: `1px solid ${vars.color.danger}`,
  borderRadius: vars.radius.small,
  background: vars.color.dangerSoft,
});
export const title = style({
  margin: 0,
  fontWeight: vars.fontWeight.bold,
  color: vars.color.danger,
});
export const list = style({ margin: `${vars.space[2]} 0 0`, paddingInlineStart: vars.space[5] });
export const link = style({
  display: 'inline-block',
  minHeight: '24px',
  borderRadius: vars.radius.small,
  color: vars.color.danger,
  textDecoration: 'underline',
  transition: quickTransition('color'),
  ':hover': { color: vars.color.dangerHover },
  ':active': { color: vars.color.dangerActive },
});
