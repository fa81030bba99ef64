import { style, styleVariants } from '@vanilla-extract/css';
import { forcedMark, narrowViewport, quickTransition, vars } from '../../theme/index.js';

export const stack = style({ display: 'grid', gap: vars.space[4] });

export const picture = style({
  flex: 'none',
  display: 'block',
  width: '109px',
  height: '40px',
  border: `1px solid ${vars.color.border}`,
  borderRadius: vars.radius.small,
  background: vars.color.page,
  '@media': { [narrowViewport]: { width: '120px', height: '44px' } },
});
/** Reserved space of the picture. */
export const pictureSpace = style([picture, { border: 0, overflow: 'hidden' }]);
export const pictureActions = style({ display: 'flex', justifyContent: 'flex-end' });

const plainButton = style({
  padding: `${vars.space[2]} 0`,
  minHeight: `calc(${vars.control.small} + 4px)`,
  border: 0,
  background: 'none',
  color: vars.color.primary,
  fontSize: vars.fontSize[14],
  textAlign: 'start',
  transition: quickTransition('color'),
  selectors: { '&:hover': { color: vars.color.primaryHover, textDecoration: 'underline' } },
  '@media': { [narrowViewport]: { minHeight: '44px' } },
});
export const link = plainButton;

export const actions = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'flex-end',
  gap: vars.space[3],
});
export const others = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: `0 ${vars.space[5]}`,
  marginTop: vars.space[4],
  paddingTop: vars.space[2],
  borderTop: `1px solid ${vars.color.border}`,
});

export const scene = style({
  display: 'block',
  width: '100%',
  aspectRatio: '2 / 1',
  borderRadius: vars.radius.small,
  background: vars.color.page,
});
const track = style({
  position: 'relative',
  display: 'block',
  height: '44px',
  border: `1px solid ${vars.color.borderStrong}`,
  borderRadius: vars.radius.small,
  background: vars.color.page,
  transition: quickTransition('background-color', 'border-color'),
});
export const trackOf = styleVariants({
  info: [track],
  checking: [track],
  succ: [track, { borderColor: vars.color.success, background: vars.color.successSoft }],
  fail: [track, { borderColor: vars.color.danger, background: vars.color.dangerSoft }],
});
export const trackText = style({
  position: 'absolute',
  inset: 0,
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'center',
  paddingInlineStart: '52px',
  color: vars.color.muted,
  fontSize: vars.fontSize[14],
  pointerEvents: 'none',
});

const line = vars.color.onPrimary;
const grip = `${line} 0 2px, transparent 2px 6px, ${line} 6px 8px, transparent 8px 12px, ${line} 12px`;
const thumb = {
  width: '48px',
  height: '42px',
  border: 0,
  borderRadius: vars.radius.small,
  // A grip pattern; generated pictures would need `data:` in the page's policy.
  background: `linear-gradient(90deg, ${grip}) center / 14px 16px no-repeat, ${vars.color.primary}`,
  boxShadow: vars.shadow.float,
  cursor: 'grab',
} as const;
export const range = style({
  position: 'relative',
  display: 'block',
  width: '100%',
  height: '42px',
  margin: 0,
  background: 'none',
  appearance: 'none',
  cursor: 'pointer',
  touchAction: 'none',
  selectors: {
    '&::-webkit-slider-thumb': { ...thumb, appearance: 'none', '@media': forcedMark },
    '&::-moz-range-thumb': { ...thumb, '@media': forcedMark },
    '&:active::-webkit-slider-thumb': {
      cursor: 'grabbing',
      backgroundColor: vars.color.primaryActive,
    },
    '&:disabled': { cursor: 'default' },
    '&:disabled::-webkit-slider-thumb': { cursor: 'default', backgroundColor: vars.color.disabled },
  },
});
/** Above the thumb and out of the pointer's way. */
export const status = style({
  minHeight: '22px',
  color: vars.color.muted,
  fontSize: vars.fontSize[14],
});
export const statusOf = styleVariants({
  info: [status],
  checking: [status],
  succ: [status, { color: vars.color.success, fontWeight: vars.fontWeight.medium }],
  fail: [status, { color: vars.color.danger }],
});

export const codeRow = style({ display: 'flex', gap: vars.space[2], alignItems: 'stretch' });
export const codeInput = style({ flex: '1 1 0', minWidth: 0 });
export const codeButton = style({ flex: 'none', display: 'grid', minWidth: '124px' });
