import { style } from '@vanilla-extract/css';
import { forcedFrame, vars } from '../../theme/index.js';

export const region = style({
  selectors: { '&:empty': { display: 'none' } },
  '@media': { print: { display: 'none' } },
});
export const line = style({
  ...forcedFrame,
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: vars.space[4],
  minHeight: vars.control.medium,
  paddingInline: vars.space[4],
  borderRadius: vars.radius.large,
  background: vars.color.primarySoft,
  color: vars.color.text,
  fontSize: vars.fontSize[14],
});
