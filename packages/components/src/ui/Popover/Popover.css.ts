import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/index.js';

export const content = style({
  zIndex: vars.layer.float,
  maxWidth: `calc(100vw - ${vars.space[4]})`,
  maxHeight: 'var(--radix-popover-content-available-height)',
  overflow: 'auto',
  padding: vars.space[2],
  border: `1px solid ${vars.color.border}`,
  borderRadius: vars.radius.large,
  background: vars.color.surface,
  color: vars.color.text,
  boxShadow: vars.shadow.float,
  ':focus': { outline: 'none' },
  '@media': { print: { display: 'none' } },
});
