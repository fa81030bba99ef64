import { style, styleVariants } from '@vanilla-extract/css';
import { narrowViewport, vars } from '../../theme/index.js';

const base = style({
  border: `1px solid ${vars.color.border}`,
  borderRadius: vars.radius.large,
  background: vars.color.surface,
});

export const card = styleVariants({
  none: [base],
  small: [base, { padding: vars.space[4] }],
  medium: [
    base,
    { padding: vars.space[6], '@media': { [narrowViewport]: { padding: vars.space[4] } } },
  ],
});
