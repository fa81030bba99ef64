import { globalStyle, style } from '@vanilla-extract/css';
import { focusRing, narrowViewport, quickTransition, vars } from '../../../theme/index.js';

export const toggle = style({
  position: 'relative',
  display: 'inline-flex',
  cursor: 'pointer',
  '@media': { print: { display: 'none' } },
});
/** Over the face, so that the native control takes clicks, focus and touch exploration. */
export const input = style({
  position: 'absolute',
  inset: 0,
  width: '100%',
  height: '100%',
  opacity: 0,
  cursor: 'inherit',
});
export const face = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space[1],
  minHeight: vars.control.small,
  paddingInline: vars.space[3],
  border: `1px solid ${vars.color.border}`,
  borderRadius: vars.radius.round,
  color: vars.color.muted,
  fontSize: vars.fontSize[14],
  whiteSpace: 'nowrap',
  transition: quickTransition('color', 'border-color', 'background-color'),
  '@media': { [narrowViewport]: { minHeight: '44px' } },
});
globalStyle(`${toggle}:hover > ${face}`, {
  borderColor: vars.color.primary,
  color: vars.color.primary,
});
globalStyle(`${input}:checked + ${face}`, {
  borderColor: vars.color.primary,
  background: vars.color.primarySoft,
  color: vars.color.primary,
  '@media': {
    '(forced-colors: active)': {
      forcedColorAdjust: 'none',
      borderColor: 'Highlight',
      background: 'Highlight',
      color: 'HighlightText',
    },
  },
});
globalStyle(`${input}:focus-visible + ${face}`, focusRing);
