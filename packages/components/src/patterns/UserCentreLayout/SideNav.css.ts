import { style } from '@vanilla-extract/css';
import { quickTransition, vars, visuallyHidden } from '../../theme/index.js';
import { fold } from '../page/fold.js';

export const nav = style({
  position: 'sticky',
  top: vars.space[6],
  minWidth: 0,
  paddingBlock: vars.space[2],
  border: `1px solid ${vars.color.border}`,
  borderRadius: vars.radius.large,
  background: vars.color.surface,
  overflow: 'hidden',
  ...fold({ folded: { position: 'static', paddingBlock: 0, overflowX: 'auto' } }),
});
export const list = style({
  ...fold({ folded: { display: 'flex', width: 'max-content' } }),
});
export const group = style({
  selectors: { '& + &': { marginTop: vars.space[2], borderTop: `1px solid ${vars.color.border}` } },
  ...fold({
    folded: { display: 'contents' },
  }),
});
export const groupName = style({
  padding: `${vars.space[3]} ${vars.space[5]} ${vars.space[1]}`,
  color: vars.color.muted,
  fontSize: vars.fontSize[12],
  ...fold({ folded: visuallyHidden }),
});
export const items = style({ ...fold({ folded: { display: 'flex' } }) });
export const link = style({
  position: 'relative',
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[2],
  minHeight: vars.control.medium,
  paddingInline: vars.space[5],
  color: vars.color.text,
  fontSize: vars.fontSize[14],
  textDecoration: 'none',
  transition: quickTransition('background-color', 'color'),
  selectors: {
    '&:hover': { background: vars.color.hover },
    '&:active': { background: vars.color.primarySoft },
    '&:focus-visible': { outlineOffset: '-2px' },
    '&[aria-current=page]': {
      background: vars.color.primarySoft,
      color: vars.color.primary,
      fontWeight: vars.fontWeight.bold,
    },
    // The 3 px bar: on the left beside the page, below as a tab.
    '&[aria-current=page]::before': {
      content: '',
      position: 'absolute',
      insetBlock: 0,
      insetInlineStart: 0,
      width: '3px',
      background: vars.color.primary,
    },
  },
  ...fold({
    folded: {
      minHeight: '44px',
      paddingInline: vars.space[4],
      whiteSpace: 'nowrap',
      selectors: {
        '&[aria-current=page]::before': {
          insetBlock: 'auto 0',
          insetInline: 0,
          width: 'auto',
          height: '3px',
        },
      },
    },
  }),
});
export const count = style({
  color: vars.color.muted,
  fontSize: vars.fontSize[12],
  fontWeight: vars.fontWeight.regular,
  fontVariantNumeric: 'tabular-nums',
  // The tabs beside it stay where they are when it arrives.
  ...fold({ folded: { position: 'absolute', insetBlockStart: '4px', insetInlineEnd: '2px' } }),
});
export const name = style({ flex: 1 });
/** Visually hidden when the navigation is collapsed; tabs always show their names. */
export const collapsedPart = style({
  ...visuallyHidden,
  ...fold({
    folded: {
      position: 'static',
      width: 'auto',
      height: 'auto',
      margin: 0,
      overflow: 'visible',
      clipPath: 'none',
    },
  }),
});
/** Tabs cannot be collapsed. */
export const collapse = style([
  link,
  {
    width: '100%',
    marginTop: vars.space[2],
    border: 0,
    borderTop: `1px solid ${vars.color.border}`,
    background: 'none',
    color: vars.color.muted,
    textAlign: 'start',
    ...fold({ folded: { display: 'none' } }),
  },
]);
