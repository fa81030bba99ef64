import { style, styleVariants } from '@vanilla-extract/css';
import { inCare, quickTransition, vars } from '../../theme/index.js';
import { unit } from '../shared/valueKind.css.js';
import { inCards } from './inCards.js';

export const align = styleVariants({ left: { textAlign: 'left' }, right: { textAlign: 'right' } });

/** Rows of 48 px, or of 40 px for work with many of them. */
export const density = styleVariants({
  comfortable: { height: '48px', padding: `${vars.space[2]} ${vars.space[4]}` },
  compact: { height: '40px', padding: `3px ${vars.space[3]}` },
});

/** Minimum widths, including padding: narrower tables scroll instead of wrapping every few characters. */
export const kind = styleVariants({
  text: { minWidth: '9em' },
  name: { minWidth: '15em' },
  number: {},
  money: {},
  date: {},
  code: {},
});

// Of a theme, so that it is seen on dark surfaces too.
const shadow = `7px -6px ${vars.color.backdrop}`;
const sticky = style([{ position: 'sticky', zIndex: 1 }, inCards({ position: 'static' })]);

/** Fixed at the left or right edge; casts a shadow while cells scroll under it. */
export const fixed = styleVariants({
  none: {},
  start: [
    sticky,
    {
      left: 0,
      selectors: {
        '[data-before] &': {
          boxShadow: `5px 0 ${shadow}`,
          '@media': { '(forced-colors: active)': { borderInlineEnd: '1px solid' } },
        },
      },
    },
  ],
  end: [
    sticky,
    {
      right: 0,
      selectors: {
        '[data-after] &': {
          boxShadow: `-5px 0 ${shadow}`,
          '@media': { '(forced-colors: active)': { borderInlineStart: '1px solid' } },
        },
      },
    },
  ],
});

// One pixel less than the frame around it.
const inner = `calc(${vars.radius.large} - 1px)`;

export const cell = style([
  {
    boxSizing: 'border-box',
    background: vars.color.surface,
    borderBottom: `1px solid ${vars.color.border}`,
    fontWeight: vars.fontWeight.regular,
    verticalAlign: 'middle',
    transition: quickTransition('background-color'),
    selectors: {
      // A long value of a card goes below its label.
      ...inCare({ flexWrap: 'wrap', rowGap: 0 }),
      'tr:hover > &': { background: vars.color.hover },
      'tr:has(> th a:focus-visible) > &': { background: vars.color.primarySoft },
      'tr:last-child > &': { borderBottom: 0 },
      'tr:last-child > &:first-child': { borderBottomLeftRadius: inner },
      'tr:last-child > &:last-child': { borderBottomRightRadius: inner },
    },
  },
  inCards({
    display: 'flex',
    gridColumn: '1 / -1',
    justifyContent: 'space-between',
    alignItems: 'baseline',
    gap: vars.space[4],
    height: 'auto',
    minWidth: 0,
    padding: 0,
    borderBottom: 0,
    background: 'none',
    textAlign: 'right',
  }),
]);

/** Position of a cell in a card. */
export const place = styleVariants({
  title: [
    inCards({
      gridColumn: '1',
      gridRow: '1',
      order: -2,
      fontSize: vars.fontSize[16],
      fontWeight: vars.fontWeight.bold,
      textAlign: 'left',
    }),
  ],
  aside: [inCards({ gridColumn: '2', gridRow: '1', alignSelf: 'start', order: -2 })],
  lead: [
    inCards({
      order: -1,
      fontSize: vars.fontSize[20],
      fontWeight: vars.fontWeight.bold,
      textAlign: 'left',
    }),
  ],
  field: {},
  hidden: [inCards({ display: 'none' })],
});

/** Above the link that covers its card. */
export const actions = style([
  { whiteSpace: 'nowrap' },
  inCards({ position: 'relative', zIndex: 1, justifyContent: 'flex-end' }),
]);

export const fieldLabel = style([
  { display: 'none', flex: 'none', color: vars.color.muted },
  inCards({ display: 'block' }),
]);

/** Clamped to two lines until a link inside has focus. */
export const name = style({
  display: '-webkit-box',
  overflow: 'hidden',
  WebkitBoxOrient: 'vertical',
  WebkitLineClamp: 2,
  ':focus-within': { overflow: 'visible', WebkitLineClamp: 'none' },
});

/** The link of a row; in a card it covers the whole card. */
export const link = style([
  {
    borderRadius: vars.radius.small,
    // Keeps it out from under the sticky head when the keyboard reaches it.
    scrollMarginBlock: '56px',
    ':hover': { color: vars.color.primaryHover },
  },
  inCards({ content: '""', position: 'absolute', inset: 0 }, '::after'),
]);

/** Shown in cards only; in the table the header names the unit. */
export const cardUnit = style([unit, { display: 'none' }, inCards({ display: 'inline' })]);
