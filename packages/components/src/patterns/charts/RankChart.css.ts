import { style } from '@vanilla-extract/css';
import { inCare, vars } from '../../theme/index.js';

export const list = style({
  display: 'grid',
  gap: vars.space[3],
  margin: 0,
  padding: 0,
  listStyle: 'none',
});
export const row = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  alignItems: 'baseline',
  columnGap: vars.space[3],
  rowGap: vars.space[1],
  fontSize: vars.fontSize[14],
});
export const name = style({ minWidth: 0, overflowWrap: 'anywhere' });
export const link = style([
  name,
  {
    textDecoration: 'none',
    selectors: inCare({ paddingBlock: vars.space[2] }),
    ':hover': { textDecoration: 'underline' },
  },
]);
export const current = style({ fontWeight: vars.fontWeight.bold });
export const value = style({
  fontWeight: vars.fontWeight.bold,
  fontVariantNumeric: 'tabular-nums',
  whiteSpace: 'nowrap',
});
export const unit = style({
  marginInlineStart: '2px',
  color: vars.color.muted,
  fontSize: vars.fontSize[12],
  fontWeight: vars.fontWeight.regular,
});
export const bar = style({
  gridColumn: '1 / -1',
  display: 'block',
  width: '100%',
  height: '8px',
  overflow: 'hidden',
  borderRadius: vars.radius.small,
  '@media': { print: { printColorAdjust: 'exact' } },
});
// As `primarySoft`; a saved drawing keeps a plain colour.
export const track = style({ fill: vars.color.primary, fillOpacity: 0.1 });
