import { style, styleVariants } from '@vanilla-extract/css';
import { quickTransition, vars } from '../../theme/index.js';

export const region = style({
  position: 'fixed',
  top: `calc(${vars.space[6]} + env(safe-area-inset-top, 0px))`,
  left: '50%',
  zIndex: vars.layer.toast,
  display: 'grid',
  gap: vars.space[2],
  width: 'max-content',
  maxWidth: `calc(100vw - ${vars.space[8]})`,
  transform: 'translateX(-50%)',
  '@media': { print: { display: 'none' } },
});

const base = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[2],
  padding: `${vars.space[2]} ${vars.space[2]} ${vars.space[2]} ${vars.space[4]}`,
  border: `1px solid ${vars.color.border}`,
  borderRadius: vars.radius.small,
  background: vars.color.surface,
  boxShadow: vars.shadow.float,
});

export const toast = styleVariants({
  success: [base, { color: vars.color.success }],
  error: [base, { color: vars.color.danger }],
  info: [base, { color: vars.color.primary }],
});

export const close = style({
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  width: vars.control.small,
  height: vars.control.small,
  border: 0,
  background: 'none',
  color: vars.color.muted,
  borderRadius: vars.radius.small,
  cursor: 'pointer',
  transition: quickTransition('background-color', 'color'),
  ':hover': { background: vars.color.hover, color: vars.color.text },
  ':active': { background: vars.color.primarySoft },
});
