import { style, styleVariants } from '@vanilla-extract/css';
import { forcedMark, vars } from '../../theme/index.js';

export const muted = style({ color: vars.color.muted, fontSize: vars.fontSize[14] });
export const underLine = style([muted, { display: 'block', fontSize: vars.fontSize[12] }]);
/** Two or three lines, beside a subject of two. */
export const nextLine = style([muted, { display: 'inline-block', minWidth: '13em' }]);

/** Receives the focus when the order's button is removed. */
export const landed = style({ minWidth: 0, outline: 'none' });

export const progress = style({ display: 'inline-grid', gap: vars.space[1] });
export const stages = style({ display: 'flex', gap: vars.space[1] });
const dot = style({
  boxSizing: 'border-box',
  flex: 1,
  height: '6px',
  printColorAdjust: 'exact',
  border: '1px solid transparent',
  borderRadius: vars.radius.round,
});
const { color } = vars;
export const stage = styleVariants(
  {
    neutral: color.muted,
    info: color.primary,
    success: color.success,
    warning: color.warning,
    danger: color.danger,
  },
  // Forced colours keep borders and drop backgrounds.
  (background) => [dot, { background, borderColor: background, '@media': forcedMark }],
);
export const ahead = style([dot, { background: color.border }]);
