import { style } from '@vanilla-extract/css';
import { vars, visuallyHidden } from '../../theme/index.js';
import { inCards } from './inCards.js';

export const container = style({
  containerType: 'inline-size',
  isolation: 'isolate',
  width: '100%',
});

/** The card around an empty state. */
export const frame = style({
  border: `1px solid ${vars.color.border}`,
  borderRadius: vars.radius.large,
  background: vars.color.surface,
});

/** The card around the table; dropped when rows are cards. */
export const rowsFrame = style([
  frame,
  inCards({ border: 0, borderRadius: 0, background: 'none' }),
]);

/** Scrolls by itself, so that the page never does. */
export const scroller = style([
  {
    position: 'relative',
    maxHeight: 'max(320px, 80vh)',
    overflow: 'auto',
    borderRadius: 'inherit',
    overscrollBehaviorX: 'contain',
    ':focus-visible': { outlineOffset: '-2px' },
    '@media': { print: { maxHeight: 'none', overflow: 'visible' } },
  },
  inCards({ maxHeight: 'none', overflow: 'visible' }),
]);

/** As high as its rows; scrolls sideways only. */
export const whole = style({ maxHeight: 'none' });

/** Applied when all columns fit: the head sticks to the viewport. */
export const fitting = style({ maxHeight: 'none', overflow: 'visible' });

export const table = style([
  {
    width: '100%',
    // Collapsed borders do not follow sticky cells.
    borderCollapse: 'separate',
    borderSpacing: 0,
    fontSize: vars.fontSize[14],
  },
  inCards({ display: 'block' }),
]);

export const caption = style(visuallyHidden);

export const body = style([
  inCards({
    display: 'grid',
    // Two beside each other on tablets.
    gridTemplateColumns: 'repeat(auto-fill, minmax(min(320px, 100%), 1fr))',
    gap: vars.space[3],
  }),
]);

export const row = style([
  inCards({
    position: 'relative',
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr) auto',
    alignItems: 'baseline',
    alignContent: 'start',
    gap: `${vars.space[1]} ${vars.space[3]}`,
    padding: vars.space[4],
    border: `1px solid ${vars.color.border}`,
    borderRadius: vars.radius.large,
    background: vars.color.surface,
    breakInside: 'avoid',
  }),
]);
