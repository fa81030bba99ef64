import { style, styleVariants } from '@vanilla-extract/css';
import { quickTransition, vars } from '../../theme/index.js';

const baseBackdrop = style({
  position: 'fixed',
  inset: 0,
  zIndex: vars.layer.dialog,
  display: 'flex',
  overflow: 'auto',
  background: vars.color.backdrop,
});

export const backdrop = styleVariants({
  window: [baseBackdrop, { padding: vars.space[4] }],
  // Where a page reaches behind notch and home indicator (`viewport-fit=cover`), its sheets do not.
  sheet: [
    baseBackdrop,
    {
      padding:
        'env(safe-area-inset-top, 0px) env(safe-area-inset-right, 0px) env(safe-area-inset-bottom, 0px) env(safe-area-inset-left, 0px)',
    },
  ],
});

const basePanel = style({
  display: 'flex',
  flexDirection: 'column',
  width: '100%',
  maxHeight: '100%',
  background: vars.color.surface,
  color: vars.color.text,
  ':focus': { outline: 'none' },
});

export const panel = styleVariants({
  window: [
    basePanel,
    {
      margin: 'auto',
      borderRadius: vars.radius.large,
      boxShadow: vars.shadow.dialog,
      '@media': { '(forced-colors: active)': { border: '2px solid' } },
    },
  ],
  sheet: [basePanel, { height: '100%' }],
});

export const parts = style({
  display: 'flex',
  flexDirection: 'column',
  flex: '1 1 auto',
  minHeight: 0,
});

export const header = style({
  display: 'flex',
  alignItems: 'flex-start',
  gap: vars.space[4],
  padding: `${vars.space[4]} ${vars.space[6]}`,
  borderBottom: `1px solid ${vars.color.border}`,
});

export const title = style({
  flex: 1,
  margin: 0,
  fontSize: vars.fontSize[20],
  lineHeight: vars.lineHeight.heading,
  fontWeight: vars.fontWeight.bold,
});

export const close = style({
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  width: vars.control.small,
  height: vars.control.small,
  padding: 0,
  border: 0,
  borderRadius: vars.radius.small,
  background: 'none',
  color: vars.color.muted,
  cursor: 'pointer',
  transition: quickTransition('background-color', 'color'),
  ':hover': { background: vars.color.hover, color: vars.color.text },
  ':active': { background: vars.color.primarySoft },
});

export const body = style({ flex: '1 1 auto', padding: vars.space[6], overflow: 'auto' });

export const description = style({ margin: `0 0 ${vars.space[4]}`, color: vars.color.muted });

export const footer = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'flex-end',
  gap: vars.space[3],
  padding: `${vars.space[4]} ${vars.space[6]}`,
  borderTop: `1px solid ${vars.color.border}`,
});
