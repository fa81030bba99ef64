import { style } from '@vanilla-extract/css';
import { foldedViewport, vars } from '../../../theme/index.js';

/** The list, and the counts beside it; below it on narrow screens. */
export const columns = style({
  display: 'grid',
  gridTemplateColumns: `minmax(0, 1fr) ${vars.layout.aside}`,
  alignItems: 'start',
  gap: vars.space[6],
  '@media': { [foldedViewport]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
});
/** Until the policies are there, the counts below them are below the window, and are not seen to move. */
export const loadingColumns = style([
  columns,
  { '@media': { [foldedViewport]: { gridTemplateRows: 'minmax(100vh, auto)' } } },
]);
export const groups = style({
  display: 'grid',
  gap: vars.space[4],
  minWidth: 0,
  '@media': {
    [foldedViewport]: {
      gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 280px), 1fr))',
      alignItems: 'start',
    },
  },
});
/** The groups as a separate page. */
export const directory = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  alignItems: 'start',
  gap: vars.space[4],
  '@media': { [foldedViewport]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
});
export const group = style({
  minWidth: 0,
  padding: vars.space[5],
  border: `1px solid ${vars.color.border}`,
  borderRadius: vars.radius.large,
  background: vars.color.surface,
});
export const page = style({ display: 'grid', gap: vars.space[4], minWidth: 0 });
