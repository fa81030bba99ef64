import { style } from '@vanilla-extract/css';
import { narrowViewport, quickTransition, vars, visuallyHidden } from '../../theme/index.js';
import { inCards } from './inCards.js';

export const head = style([inCards({ display: 'block' })]);

/** In cards only the sort buttons remain. */
export const headRow = style([
  inCards({ display: 'flex', flexWrap: 'wrap', gap: `0 ${vars.space[5]}` }),
]);

// One pixel less than the frame around it.
const inner = `calc(${vars.radius.large} - 1px)`;

const base = style([
  {
    boxSizing: 'border-box',
    position: 'sticky',
    top: 0,
    zIndex: 2,
    background: vars.color.hover,
    borderBottom: `1px solid ${vars.color.border}`,
    color: vars.color.muted,
    fontWeight: vars.fontWeight.medium,
    whiteSpace: 'nowrap',
    selectors: {
      '&:first-child': { borderTopLeftRadius: inner },
      '&:last-child': { borderTopRightRadius: inner },
    },
  },
]);

export const headCell = style([base, inCards({ ...visuallyHidden, inset: 'auto' })]);

export const sortableCell = style([
  base,
  inCards({
    position: 'static',
    display: 'block',
    height: 'auto',
    padding: 0,
    border: 0,
    marginBottom: vars.space[2],
    background: 'none',
  }),
]);

/** Sticky in both directions, above the other headers. */
export const corner = style({ zIndex: 3 });

export const sort = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space[1],
  minHeight: vars.control.small,
  margin: `0 calc(-1 * ${vars.space[2]})`,
  padding: `0 ${vars.space[2]}`,
  border: 0,
  borderRadius: vars.radius.small,
  background: 'none',
  fontWeight: 'inherit',
  transition: quickTransition('background-color', 'color'),
  selectors: {
    '&:hover': { background: vars.color.primarySoft, color: vars.color.primaryHover },
    '&:active': { color: vars.color.primaryActive },
    '[aria-sort=ascending] > &, [aria-sort=descending] > &': { color: vars.color.primary },
  },
  '@media': { [narrowViewport]: { minHeight: '44px' } },
});
