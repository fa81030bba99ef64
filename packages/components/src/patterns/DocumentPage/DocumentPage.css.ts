import { globalStyle, style } from '@vanilla-extract/css';
import { narrowContainer, vars } from '../../theme/index.js';
import { fold } from '../page/fold.js';

export const page = style({ containerType: 'inline-size', minWidth: 0 });
export const columns = style({
  display: 'grid',
  gridTemplateColumns: `${vars.layout.nav} minmax(0, 800px)`,
  justifyContent: 'center',
  alignItems: 'start',
  gap: vars.space[6],
  marginTop: vars.space[4],
  ...fold({ folded: { gridTemplateColumns: 'minmax(0, 800px)' } }),
});
export const paper = style({
  minWidth: 0,
  padding: vars.space[12],
  border: `1px solid ${vars.color.border}`,
  borderRadius: vars.radius.large,
  background: vars.color.surface,
  fontSize: vars.fontSize[16],
  '@container': { [narrowContainer]: { padding: vars.space[4] } },
  // A table in print: browsers repeat its unbroken head and foot on every page.
  '@media': {
    print: { display: 'table', width: '100%', padding: 0, border: 0, borderRadius: 0 },
  },
});

// Hides everything outside the paper in print: header, navigation, toasts.
globalStyle(`body:has(${paper}) *:not(:has(${paper})):not(${paper}):not(${paper} *)`, {
  '@media': { print: { display: 'none !important' } },
});
globalStyle(`${paper} button`, { '@media': { print: { display: 'none' } } });
globalStyle(`${paper} :focus-visible`, { '@media': { print: { outline: 'none' } } });
// Not all browsers can break grids and query containers across printed pages.
globalStyle(`body:has(${paper}) :is(${page}, ${columns})`, {
  '@media': { print: { display: 'block', containerType: 'normal', margin: 0 } },
});

export const running = style({
  display: 'none',
  '@media': { print: { display: 'table-header-group', breakInside: 'avoid' } },
});
export const runningLine = style({
  display: 'flex',
  justifyContent: 'space-between',
  gap: vars.space[4],
  marginBottom: vars.space[4],
  paddingBottom: vars.space[2],
  borderBottom: `1px solid ${vars.color.border}`,
  color: vars.color.muted,
  fontSize: vars.fontSize[12],
});
export const body = style({
  minWidth: 0,
  '@media': { print: { display: 'table-row-group' } },
});
export const head = style({ display: 'grid', gap: vars.space[2] });
export const title = style({
  fontSize: vars.fontSize[24],
  lineHeight: vars.lineHeight.heading,
  overflowWrap: 'anywhere',
});
export const meta = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${vars.space[1]} ${vars.space[6]}`,
  color: vars.color.muted,
  fontSize: vars.fontSize[14],
  fontVariantNumeric: 'tabular-nums',
});
export const summary = style({
  marginTop: vars.space[4],
  paddingTop: vars.space[4],
  borderTop: `1px solid ${vars.color.border}`,
});
export const foot = style({
  '@media': { print: { display: 'table-footer-group', breakInside: 'avoid' } },
});
export const disclaimer = style({
  marginTop: vars.space[8],
  paddingTop: vars.space[4],
  borderTop: `1px solid ${vars.color.border}`,
  color: vars.color.muted,
  fontSize: vars.fontSize[12],
  '@media': { print: { marginTop: vars.space[4], paddingTop: vars.space[2] } },
});
