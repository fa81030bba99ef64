import { style } from '@vanilla-extract/css';
import { foldedViewport, narrowContainer, narrowViewport, vars } from '../../../theme/index.js';

export const quick = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 2fr) repeat(3, minmax(0, 1fr))',
  gap: vars.space[4],
  alignItems: 'end',
  '@media': {
    [foldedViewport]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
    [narrowViewport]: { gridTemplateColumns: 'minmax(0, 1fr)', gap: vars.space[2] },
  },
});
export const words = style({
  minWidth: 0,
  '@media': { [foldedViewport]: { gridColumn: '1 / -1' } },
});
// Fields reserve space for an error: the button is aligned with the controls.
export const find = style({
  paddingBottom: vars.space[1],
  '@media': { [foldedViewport]: { gridColumn: '1 / -1' } },
});
const twoColumns = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  gap: vars.space[4],
  '@media': { [foldedViewport]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
});
/** Two policies per row; each card adapts to its width. */
export const cards = style([twoColumns, { margin: 0, padding: 0, listStyle: 'none' }]);
export const cell = style({ display: 'grid', minWidth: 0, containerType: 'inline-size' });
export const mine = style([twoColumns, { gap: vars.space[6] }]);
export const part = style({
  display: 'grid',
  gridTemplateRows: 'auto 1fr',
  gap: vars.space[3],
  minWidth: 0,
});
export const partHead = style({
  display: 'flex',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  gap: vars.space[4],
  fontSize: vars.fontSize[14],
});
export const partAll = style({
  textDecoration: 'none',
  ':hover': { textDecoration: 'underline' },
});
export const partTitle = style({ fontSize: vars.fontSize[16] });
export const charts = style([twoColumns, { containerType: 'inline-size' }]);
export const chartColumn = style({ display: 'grid', gap: vars.space[4], minWidth: 0 });
export const chart = style({
  minWidth: 0,
  padding: vars.space[6],
  border: `1px solid ${vars.color.border}`,
  borderRadius: vars.radius.large,
  background: vars.color.surface,
  '@container': { [narrowContainer]: { padding: vars.space[4] } },
});
