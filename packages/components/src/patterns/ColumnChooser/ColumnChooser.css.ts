import { style } from '@vanilla-extract/css';
import { quickTransition, vars } from '../../theme/index.js';

export const panel = style({ display: 'grid', gap: vars.space[2], width: '280px' });
export const head = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  paddingInline: vars.space[2],
});
export const title = style({ fontSize: vars.fontSize[14] });
export const list = style({ maxHeight: '50vh', overflowY: 'auto' });
export const row = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[1],
  minHeight: `calc(${vars.control.small} + 4px)`,
  paddingInline: vars.space[2],
  borderRadius: vars.radius.small,
  transition: quickTransition('background-color'),
  ':hover': { background: vars.color.hover },
});
export const name = style({ flex: 1, minWidth: 0 });
export const fixed = style({ color: vars.color.muted, fontSize: vars.fontSize[12] });
