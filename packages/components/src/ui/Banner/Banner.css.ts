import { style, styleVariants } from '@vanilla-extract/css';
import { forcedFrame, vars } from '../../theme/index.js';

const base = style({
  ...forcedFrame,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'flex-start',
  gap: vars.space[3],
  padding: `${vars.space[3]} ${vars.space[4]}`,
  borderRadius: vars.radius.small,
});

export const banner = styleVariants({
  info: [base, { background: vars.color.primarySoft, color: vars.color.primary }],
  success: [base, { background: vars.color.successSoft, color: vars.color.success }],
  warning: [base, { background: vars.color.warningSoft, color: vars.color.warning }],
  danger: [base, { background: vars.color.dangerSoft, color: vars.color.danger }],
});

export const text = style({ flex: '1 1 200px', color: vars.color.text });
