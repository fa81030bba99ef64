import { style, styleVariants } from '@vanilla-extract/css';
import { forcedFrame, vars } from '../../theme/index.js';

const base = style({
  ...forcedFrame,
  '@media': { print: { outlineColor: 'currentColor' } },
  display: 'inline-block',
  padding: `0 ${vars.space[2]}`,
  borderRadius: vars.radius.small,
  fontSize: vars.fontSize[12],
  lineHeight: 'max(22px, 1.5em)',
  whiteSpace: 'nowrap',
});

export const tag = styleVariants({
  neutral: [base, { background: vars.color.disabledSoft, color: vars.color.muted }],
  info: [base, { background: vars.color.primarySoft, color: vars.color.primary }],
  success: [base, { background: vars.color.successSoft, color: vars.color.success }],
  warning: [base, { background: vars.color.warningSoft, color: vars.color.warning }],
  danger: [base, { background: vars.color.dangerSoft, color: vars.color.danger }],
});
