import { style, styleVariants } from '@vanilla-extract/css';
import { quickTransition, vars } from '../../theme/index.js';
import { fold } from '../page/fold.js';

export const nav = style({
  position: 'sticky',
  top: '72px',
  maxHeight: 'calc(100vh - 96px)',
  overflowY: 'auto',
  minWidth: 0,
  paddingBlock: vars.space[2],
  border: `1px solid ${vars.color.border}`,
  borderRadius: vars.radius.large,
  background: vars.color.surface,
  ...fold({ folded: { display: 'none' } }),
});

const link = style({
  position: 'relative',
  display: 'flex',
  gap: vars.space[2],
  paddingBlock: vars.space[2],
  paddingInlineEnd: vars.space[4],
  color: vars.color.text,
  fontSize: vars.fontSize[14],
  textDecoration: 'none',
  transition: quickTransition('background-color', 'color'),
  selectors: {
    '&:hover': { background: vars.color.hover },
    '&:active': { background: vars.color.primarySoft },
    '&:focus-visible': { outlineOffset: '-2px' },
    '&[aria-current]': {
      background: vars.color.primarySoft,
      color: vars.color.primary,
      fontWeight: vars.fontWeight.bold,
    },
    '&[aria-current]::before': {
      content: '',
      position: 'absolute',
      insetBlock: 0,
      insetInlineStart: 0,
      width: '3px',
      background: vars.color.primary,
    },
  },
});
export const level = styleVariants({
  2: [link, { paddingInlineStart: vars.space[4] }],
  3: [link, { paddingInlineStart: vars.space[8] }],
});
export const number = style({ flex: 'none', fontVariantNumeric: 'tabular-nums' });
