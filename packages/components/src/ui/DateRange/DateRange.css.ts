import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/index.js';

export const range = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: vars.space[2],
});
/** Wide enough for a whole date with its button; without room for two, one is above the other. */
export const end = style({ flex: `1 1 calc(5.25 * ${vars.fontSize[16]} + 56px)`, minWidth: 0 });
export const between = style({ color: vars.color.muted });
