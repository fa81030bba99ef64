import { globalStyle, style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../../theme/index.js';
import { inCards } from '../Table/inCards.js';

/** Always scrolls: the box is the window. Print shows all of it. */
const box = style({
  position: 'relative',
  overflow: 'auto',
  borderRadius: 'inherit',
  overscrollBehaviorX: 'contain',
  ':focus-visible': { outlineOffset: '-2px' },
  '@media': { print: { maxHeight: 'none', overflow: 'visible' } },
});

export const height = styleVariants({
  page: [box, { maxHeight: 'max(320px, 80vh)' }],
  panel: [box, { maxHeight: '480px' }],
});

/** Columns keep their widths while rows change. */
export const table = style([{ tableLayout: 'fixed' }]);

/** Cards have the same distance as in a table that renders all. */
export const row = style([inCards({ marginBottom: vars.space[3] })]);

export const body = style([inCards({ display: 'block' })]);

export const gap = style([inCards({ display: 'block' })]);
export const gapCell = style([{ padding: 0, border: 0 }, inCards({ display: 'block' })]);

export const note = style({
  display: 'none',
  padding: vars.space[3],
  color: vars.color.muted,
  '@media': { print: { display: 'block' } },
});

// One line per cell: all rows have the same height.
globalStyle(`${table} tbody :is(td, th) > span:last-child`, {
  display: 'block',
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
});
globalStyle(`${table} tbody :is(td, th) > span a:focus-visible`, { outlineOffset: '-2px' });
globalStyle(`${table} tr[aria-current] > :is(td, th)`, { background: vars.color.primarySoft });
