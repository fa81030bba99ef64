import { globalStyle, style } from '@vanilla-extract/css';
import { vars } from '../../theme/index.js';

export const body = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space[4],
  fontSize: vars.fontSize[16],
  overflowWrap: 'anywhere',
});
export const scroller = style({
  overflowX: 'auto',
  '@media': { print: { overflow: 'visible' } },
  border: `1px solid ${vars.color.border}`,
  borderRadius: vars.radius.small,
  fontSize: vars.fontSize[14],
});

globalStyle(`${body} :is(h3, h4)`, {
  fontSize: vars.fontSize[16],
  fontWeight: vars.fontWeight.bold,
  lineHeight: vars.lineHeight.heading,
});
// A heading belongs to what follows it.
globalStyle(`${body} > :is(h3, h4):not(:first-child)`, { marginTop: vars.space[2] });
globalStyle(`${body} :is(ul, ol)`, {
  display: 'grid',
  gap: vars.space[2],
  paddingInlineStart: vars.space[6],
});
globalStyle(`${body} ul`, { listStyle: 'disc' });
globalStyle(`${body} ol`, { listStyle: 'decimal' });
// In a grid, margins of rules would shrink them to nothing.
globalStyle(`${body} hr`, {
  width: '100%',
  margin: 0,
  border: 0,
  borderTop: `1px solid ${vars.color.border}`,
});
globalStyle(`${body} a`, { color: vars.color.primary, textDecoration: 'underline' });
globalStyle(`${body} blockquote`, {
  paddingInlineStart: vars.space[4],
  borderInlineStart: `3px solid ${vars.color.border}`,
  color: vars.color.muted,
});
globalStyle(`${scroller} table`, {
  width: '100%',
  minWidth: '480px',
  borderCollapse: 'collapse',
  fontVariantNumeric: 'tabular-nums',
});
// Of up to four columns, lines wrap on phones instead of being cut.
globalStyle(`${scroller} table:not(:has(:is(th, td):nth-child(5)))`, { minWidth: 0 });
globalStyle(`${scroller} :is(th, td)`, {
  padding: `${vars.space[2]} ${vars.space[3]}`,
  borderBottom: `1px solid ${vars.color.border}`,
  textAlign: 'start',
  verticalAlign: 'top',
});
globalStyle(`${scroller} th`, {
  background: vars.color.hover,
  color: vars.color.muted,
  fontWeight: vars.fontWeight.medium,
  // Of a narrow column, no character below the other.
  wordBreak: 'keep-all',
  overflowWrap: 'normal',
});
