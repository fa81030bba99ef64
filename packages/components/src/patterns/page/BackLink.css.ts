import { style } from '@vanilla-extract/css';
import { quickTransition, vars } from '../../theme/index.js';

export const back = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space[1],
  minHeight: vars.control.small,
  // Aligns the arrow with the text below it.
  marginInlineStart: '-4px',
  color: vars.color.muted,
  fontSize: vars.fontSize[14],
  textDecoration: 'none',
  borderRadius: vars.radius.small,
  transition: quickTransition('color'),
  ':hover': { color: vars.color.primary },
  ':active': { color: vars.color.primaryActive },
  '@media': { print: { display: 'none' } },
});
