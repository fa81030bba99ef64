import { style, styleVariants } from '@vanilla-extract/css';
import { forcedMark, vars } from '../../theme/index.js';

export const timeline = style({ margin: 0, padding: 0, listStyle: 'none' });

export const item = style({
  position: 'relative',
  padding: `0 0 ${vars.space[5]} ${vars.space[6]}`,
  selectors: {
    '&:not(:last-child)::before': {
      content: '""',
      position: 'absolute',
      top: '14px',
      bottom: '-6px',
      left: '5px',
      width: '2px',
      background: vars.color.border,
      '@media': forcedMark,
    },
  },
});

const dotBase = style({
  position: 'absolute',
  top: '6px',
  left: 0,
  width: '12px',
  height: '12px',
  printColorAdjust: 'exact',
  borderRadius: vars.radius.round,
  '@media': forcedMark,
});

export const dot = styleVariants({
  neutral: [dotBase, { background: vars.color.borderStrong }],
  info: [dotBase, { background: vars.color.primary }],
  success: [dotBase, { background: vars.color.success }],
  warning: [dotBase, { background: vars.color.warning }],
  danger: [dotBase, { background: vars.color.danger }],
});

export const title = style({ fontWeight: vars.fontWeight.medium });
export const time = style({
  color: vars.color.muted,
  fontSize: vars.fontSize[12],
  fontVariantNumeric: 'tabular-nums',
});
export const description = style({
  marginTop: vars.space[1],
  color: vars.color.muted,
  fontSize: vars.fontSize[14],
});
