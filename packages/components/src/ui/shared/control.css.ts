import { globalStyle, style } from '@vanilla-extract/css';
import { narrowViewport, quickTransition, vars } from '../../theme/index.js';

/** The box of a text control. It carries the focus ring, so that prefix and suffix are inside. */
export const box = style({
  display: 'flex',
  alignItems: 'center',
  width: '100%',
  minHeight: vars.control.medium,
  border: `1px solid ${vars.color.borderStrong}`,
  borderRadius: vars.radius.small,
  background: vars.color.surface,
  color: vars.color.text,
  fontSize: vars.fontSize[16],
  lineHeight: 'max(24px, 1.5em)',
  transition: quickTransition('border-color', 'background-color'),
  selectors: {
    '&:hover': { borderColor: vars.color.primary },
    '&:focus-within': {
      borderColor: vars.color.focus,
      outline: `2px solid ${vars.color.focus}`,
      outlineOffset: '0',
    },
    '&:has([aria-invalid=true])': { borderColor: vars.color.danger },
    '&:has([aria-invalid=true]):focus-within': { outlineColor: vars.color.danger },
    '&:has(:disabled)': {
      background: vars.color.disabledSoft,
      borderColor: vars.color.border,
      color: vars.color.disabled,
    },
    '&:has(> :is(input, textarea):read-only:not(:disabled))': { background: vars.color.page },
  },
  '@media': { [narrowViewport]: { minHeight: '44px' } },
});

/** The native control inside a box. */
export const bare = style({
  flex: '1 1 auto',
  minWidth: 0,
  width: '100%',
  minHeight: 'inherit',
  padding: `7px ${vars.space[3]}`,
  border: 0,
  borderRadius: 'inherit',
  background: 'none',
  appearance: 'none',
  selectors: {
    '&:focus, &:focus-visible': { outline: 'none' },
    '&::placeholder': { color: vars.color.muted, opacity: 1 },
    '&:disabled': { cursor: 'not-allowed', opacity: 1, WebkitTextFillColor: 'currentColor' },
    '&:-webkit-autofill': { WebkitTextFillColor: vars.color.text },
  },
});

/**
 * A native select, which covers its arrow, 16 px and its 12 px of padding, so that a click on the arrow opens the list. In
 * one module with `bare`, whose padding it changes: a second stylesheet of the page may repeat that one.
 */
export const native = style({
  marginInlineEnd: '-28px',
  paddingInlineEnd: '36px',
  cursor: 'pointer',
});

/** A control before a button of its box, which has space of its own. */
export const beforeButton = style({ paddingInlineEnd: 0 });

globalStyle(`${native} + span`, { pointerEvents: 'none' });

export const affix = style({
  flex: 'none',
  display: 'inline-flex',
  alignItems: 'center',
  color: vars.color.muted,
  fontSize: vars.fontSize[14],
  whiteSpace: 'nowrap',
});

export const prefix = style([affix, { paddingInlineStart: vars.space[3] }]);
export const suffix = style([affix, { paddingInlineEnd: vars.space[3] }]);

/** A square button inside a box, at its end. */
export const innerButton = style({
  flex: 'none',
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  width: `calc(${vars.control.small} + 4px)`,
  minHeight: `calc(${vars.control.small} + 4px)`,
  padding: 0,
  border: 0,
  borderRadius: vars.radius.small,
  background: 'none',
  color: vars.color.muted,
  transition: quickTransition('background-color', 'color'),
  selectors: {
    '&:hover:not(:disabled)': { background: vars.color.hover, color: vars.color.primary },
    '&:active:not(:disabled)': { background: vars.color.primarySoft },
    '&:disabled': { cursor: 'not-allowed', color: vars.color.disabled },
    '&:focus-visible': { outlineOffset: '-2px' },
  },
  '@media': { [narrowViewport]: { width: '44px', minHeight: '44px' } },
});

globalStyle(`${innerButton} svg`, { pointerEvents: 'none' });
