import { style, styleVariants } from '@vanilla-extract/css';
import { forcedMark, vars } from '../../theme/index.js';

/** Phones: three short steps stay on one line. */
const small = '(max-width: 400px)';

export const steps = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: `${vars.space[2]} ${vars.space[3]}`,
  margin: 0,
  padding: 0,
  listStyle: 'none',
  '@media': { [small]: { columnGap: vars.space[2] } },
});

const base = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[2],
  fontSize: vars.fontSize[14],
  '@media': { [small]: { gap: vars.space[1] } },
  // The lines between the steps stretch them over the full width.
  selectors: {
    '&:not(:last-child)': { flex: '1 1 auto' },
    '&:not(:last-child)::after': {
      content: '',
      flex: 1,
      minWidth: vars.space[3],
      height: '1px',
      marginInlineStart: vars.space[1],
      background: vars.color.border,
      '@media': forcedMark,
    },
  },
});

export const step = styleVariants({
  done: [base, { color: vars.color.text }],
  current: [
    base,
    {
      color: vars.color.primary,
      fontWeight: vars.fontWeight.bold,
      selectors: {
        // The step is inverted there, the line after it is not.
        '&:not(:last-child)::after': {
          '@media': {
            '(forced-colors: active)': {
              alignSelf: 'stretch',
              height: 'auto',
              background:
                'linear-gradient(CanvasText, CanvasText) center / 100% 1px no-repeat Canvas',
            },
          },
        },
      },
    },
  ],
  next: [base, { color: vars.color.muted }],
});

const markBase = style({
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  width: '28px',
  height: '28px',
  border: '1px solid transparent',
  borderRadius: vars.radius.round,
  '@media': { [small]: { width: '24px', height: '24px' } },
});

export const mark = styleVariants({
  done: [markBase, { background: vars.color.primarySoft, color: vars.color.primary }],
  current: [
    markBase,
    {
      background: vars.color.primary,
      color: vars.color.onPrimary,
      '@media': { '(forced-colors: active)': { borderColor: 'currentColor' } },
    },
  ],
  next: [markBase, { borderColor: vars.color.borderStrong }],
});
