import { style, styleVariants } from '@vanilla-extract/css';
import { forcedFrame, forcedMark, quickTransition, vars } from '../../theme/index.js';

export const strength = style({
  display: 'grid',
  gridTemplateColumns: '1fr auto',
  alignItems: 'center',
  gap: vars.space[3],
  minHeight: '24px',
  fontSize: vars.fontSize[12],
});
export const bar = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(4, 1fr)',
  gap: vars.space[1],
});
const segment = style({
  ...forcedFrame,
  height: '4px',
  borderRadius: vars.radius.round,
  transition: quickTransition('background-color'),
});
export const part = styleVariants({
  none: [segment, { background: vars.color.border }],
  weak: [segment, { background: vars.color.danger, '@media': forcedMark }],
  fair: [segment, { background: vars.color.warning, '@media': forcedMark }],
  strong: [segment, { background: vars.color.success, '@media': forcedMark }],
});
const wordBase = style({ fontWeight: vars.fontWeight.medium });
export const word = styleVariants({
  weak: [wordBase, { color: vars.color.danger }],
  fair: [wordBase, { color: vars.color.warning }],
  strong: [wordBase, { color: vars.color.success }],
});
