import { globalStyle, style, styleVariants } from '@vanilla-extract/css';
import { uncopied, vars } from '../../theme/index.js';

const onSheets = { breakInside: 'avoid' } as const;

export const notice = style({
  display: 'grid',
  gap: vars.space[2],
  width: '100%',
  maxWidth: '1024px',
  marginInline: 'auto',
  selectors: { '&:not(:empty)': { marginTop: vars.space[4] } },
});
export const progress = style({ display: 'grid', gap: vars.space[2], minWidth: 0 });

export const missing = style({ color: vars.color.text, fontWeight: vars.fontWeight.medium });
export const note = style({ color: vars.color.muted, fontSize: vars.fontSize[14] });

export const block = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space[2],
  minWidth: 0,
  '@media': { print: { display: 'block' } },
});
export const caption = style({
  fontSize: vars.fontSize[14],
  fontWeight: vars.fontWeight.medium,
  '@media': { print: { breakAfter: 'avoid' } },
});
export const table = style({});
globalStyle(`${table} caption`, { padding: 0 });

// Doubled specificity, to override the cells of WideTable.
export const cell = styleVariants({
  start: {},
  end: { selectors: { '&&': { textAlign: 'end' } } },
});
export const prose = style({
  selectors: {
    '&&': { minWidth: '12em', maxWidth: '24em', whiteSpace: 'normal', overflowWrap: 'anywhere' },
  },
});
globalStyle(`${table} tbody th`, { fontWeight: vars.fontWeight.regular });
export const sum = style({});
globalStyle(`${table} ${sum} :is(th, td)`, {
  background: vars.color.page,
  fontWeight: vars.fontWeight.medium,
});
export const unit = style({ color: vars.color.muted, fontWeight: vars.fontWeight.regular });
export const negative = style({ color: vars.color.danger, whiteSpace: 'nowrap' });
export const negativeWord = style({
  ...uncopied,
  marginInlineEnd: vars.space[1],
  fontSize: vars.fontSize[12],
});
export const more = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: vars.space[2],
  color: vars.color.muted,
  fontSize: vars.fontSize[14],
  fontVariantNumeric: 'tabular-nums',
});
export const chart = style({ minWidth: 0, minHeight: '336px', '@media': { print: onSheets } });

export const dialog = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space[5],
  minWidth: 0,
});
