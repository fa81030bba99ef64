import { style } from '@vanilla-extract/css';
import { narrowViewport, quickTransition, vars } from '../../theme/index.js';

export const pager = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'flex-end',
  gap: vars.space[1],
  fontSize: vars.fontSize[14],
});

export const total = style({ marginInlineEnd: vars.space[2], color: vars.color.muted });

export const page = style({
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  minWidth: vars.control.small,
  minHeight: vars.control.small,
  padding: `0 ${vars.space[2]}`,
  border: `1px solid ${vars.color.border}`,
  borderRadius: vars.radius.small,
  background: vars.color.surface,
  color: vars.color.text,
  fontVariantNumeric: 'tabular-nums',
  cursor: 'pointer',
  textDecoration: 'none',
  transition: quickTransition('background-color', 'border-color', 'color'),
  selectors: {
    '&:hover:not(:disabled)': { borderColor: vars.color.primary, color: vars.color.primary },
    '&:active:not(:disabled)': { background: vars.color.primarySoft },
    '&:disabled': { color: vars.color.disabled, cursor: 'not-allowed' },
    '&[aria-current=page]': {
      borderColor: vars.color.primary,
      background: vars.color.primary,
      color: vars.color.onPrimary,
    },
    '&[aria-current=page]:hover': {
      background: vars.color.primaryHover,
      color: vars.color.onPrimary,
    },
  },
  '@media': { [narrowViewport]: { minWidth: '44px', minHeight: '44px' } },
});

export const gap = style({ minWidth: '24px', textAlign: 'center', color: vars.color.muted });
