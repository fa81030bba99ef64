import { globalStyle, style } from '@vanilla-extract/css';
import { vars } from '../../theme/index.js';
import { fold } from '../../patterns/page/fold.js';

export const page = style({ containerType: 'inline-size', minWidth: 0 });
export const columns = style({
  display: 'grid',
  gridTemplateColumns: '320px minmax(0, 1fr)',
  alignItems: 'start',
  gap: vars.space[6],
  ...fold({ folded: { gridTemplateColumns: 'minmax(0, 1fr)', gap: vars.space[4] } }),
});
/** Keeps the inputs visible beside a long plan. */
export const terms = style({
  position: 'sticky',
  top: vars.space[6],
  ...fold({ folded: { position: 'static' } }),
});
export const results = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space[6],
  minWidth: 0,
  ...fold({ folded: { gap: vars.space[4] } }),
});
export const charts = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space[8],
});
export const foot = style({ margin: 0, color: vars.color.muted, fontSize: vars.fontSize[14] });
/** Reserves the space of loading charts. */
export const chartPlace = style({ minHeight: '320px' });
export const remarks = style({ listStyle: 'none', margin: 0, padding: 0 });
/** Why a product fits: truncated to a line, and under the whole row on a phone. */
export const reasons = style({
  display: 'flex',
  flexWrap: 'wrap',
  gridColumn: '2 / -1',
  columnGap: vars.space[4],
  rowGap: vars.space[1],
  listStyle: 'none',
  margin: 0,
  padding: 0,
  ...fold({ narrow: { gridColumn: '1 / -1' } }),
});
export const reason = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space[1],
  color: vars.color.muted,
  fontSize: vars.fontSize[14],
});
export const productList = style({ listStyle: 'none', margin: 0, padding: 0 });
export const productRow = style({
  display: 'grid',
  gridTemplateColumns: '40px minmax(0, 1fr) auto',
  columnGap: vars.space[4],
  rowGap: vars.space[2],
  paddingBlock: vars.space[4],
  borderBottom: `1px solid ${vars.color.border}`,
  selectors: { '&:first-child': { paddingTop: 0 }, '&:last-child': { borderBottom: 0 } },
});
export const productBody = style({ display: 'grid', gap: vars.space[1], minWidth: 0 });
export const productName = style({
  margin: 0,
  fontSize: vars.fontSize[16],
  fontWeight: vars.fontWeight.medium,
});
export const muted = style({ color: vars.color.muted, fontSize: vars.fontSize[14] });
export const advised = style({
  textAlign: 'right',
  whiteSpace: 'nowrap',
  fontVariantNumeric: 'tabular-nums',
});
export const advisedValue = style({
  fontSize: vars.fontSize[20],
  fontWeight: vars.fontWeight.medium,
});
export const company = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  columnGap: vars.space[3],
});
export const pair = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  gap: vars.space[3],
});

/** Instead of the inputs, in print. */
export const printedFacts = style({});
globalStyle(`${columns}:has(${printedFacts}) ${terms}`, {
  '@media': { print: { display: 'none' } },
});
// A page breaks between charts only if nothing around them is a grid, a row or a query container.
const body = `${columns} section > :last-child > div`;
globalStyle(`${page} :is(${columns}, ${results}, ${charts}), ${body}`, {
  '@media': { print: { display: 'block' } },
});
globalStyle(`${page} :is(${body}, ${charts}) > *`, {
  '@media': { print: { marginBottom: vars.space[6] } },
});
globalStyle(`${page} ${columns} section`, { '@media': { print: { containerType: 'normal' } } });
globalStyle(`${columns} section`, { '@media': { print: { marginBottom: vars.space[4] } } });
