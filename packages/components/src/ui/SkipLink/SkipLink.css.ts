import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/index.js';

export const skipLink = style({
  position: 'absolute',
  top: '-100px',
  left: vars.space[2],
  zIndex: vars.layer.toast,
  padding: `${vars.space[2]} ${vars.space[4]}`,
  borderRadius: vars.radius.small,
  background: vars.color.primary,
  color: vars.color.onPrimary,
  ':focus': { top: vars.space[2] },
  '@media': { print: { display: 'none' } },
});
