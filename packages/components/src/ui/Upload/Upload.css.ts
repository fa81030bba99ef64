import { style } from '@vanilla-extract/css';
import {
  focusRing,
  narrowViewport,
  quickTransition,
  vars,
  visuallyHidden,
} from '../../theme/index.js';

export const upload = style({
  position: 'relative',
  display: 'grid',
  gap: vars.space[1],
  justifyItems: 'start',
});
/** The drop zone. */
export const zone = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${vars.space[2]} ${vars.space[3]}`,
  width: '100%',
  padding: vars.space[3],
  border: `1px dashed ${vars.color.borderStrong}`,
  borderRadius: vars.radius.small,
  background: vars.color.surface,
  transition: quickTransition('background-color', 'border-color'),
  selectors: {
    '&[data-dragging]': {
      borderColor: vars.color.primary,
      background: vars.color.primarySoft,
      '@media': { '(forced-colors: active)': { border: '2px solid Highlight' } },
    },
  },
  '@media': { print: { display: 'none' } },
});
export const drop = style({
  color: vars.color.muted,
  fontSize: vars.fontSize[14],
  // Touch devices have no drag and drop of files.
  '@media': { '(pointer: coarse)': { display: 'none' } },
});
export const input = style(visuallyHidden);
export const pick = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space[2],
  minHeight: vars.control.medium,
  padding: `0 ${vars.space[4]}`,
  '@media': { [narrowViewport]: { minHeight: '44px' } },
  border: `1px solid ${vars.color.borderStrong}`,
  borderRadius: vars.radius.small,
  background: vars.color.surface,
  cursor: 'pointer',
  transition: quickTransition('background-color', 'border-color', 'color'),
  selectors: {
    '&:hover': { borderColor: vars.color.primary, color: vars.color.primary },
    '&:active': { background: vars.color.primarySoft },
    [`${input}:focus-visible + &`]: focusRing,
  },
});
export const hint = style({ margin: 0, color: vars.color.muted, fontSize: vars.fontSize[12] });
export const refusal = style({ margin: 0, color: vars.color.danger, fontSize: vars.fontSize[14] });
export const list = style({
  display: 'grid',
  gap: vars.space[1],
  width: '100%',
  margin: 0,
  padding: 0,
  listStyle: 'none',
});
export const file = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${vars.space[1]} ${vars.space[3]}`,
  minHeight: vars.control.small,
});
export const preview = style({
  flex: 'none',
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  width: '40px',
  height: '40px',
  overflow: 'hidden',
  border: `1px solid ${vars.color.border}`,
  borderRadius: vars.radius.small,
  color: vars.color.muted,
});
export const name = style({ flex: '1 1 160px', overflowWrap: 'anywhere' });

export const state = style({
  color: vars.color.muted,
  fontSize: vars.fontSize[14],
  fontVariantNumeric: 'tabular-nums',
});
export const progress = style({
  flex: '1 1 120px',
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[2],
});
export const bar = style({ flex: 1, minWidth: '64px' });
export const done = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space[1],
  color: vars.color.success,
  fontSize: vars.fontSize[14],
});
export const failed = style({ display: 'inline-flex', color: vars.color.danger });
