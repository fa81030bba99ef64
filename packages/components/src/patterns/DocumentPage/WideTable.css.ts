import { globalStyle, style } from '@vanilla-extract/css';
import { vars } from '../../theme/index.js';

export const scroller = style({
  // Hidden texts in it must not widen the page.
  position: 'relative',
  minWidth: 0,
  overflowX: 'auto',
  border: `1px solid ${vars.color.border}`,
  borderRadius: vars.radius.small,
  fontSize: vars.fontSize[14],
  '@media': { print: { overflow: 'visible' } },
});

globalStyle(`${scroller} table`, { width: '100%', fontVariantNumeric: 'tabular-nums' });
globalStyle(`${scroller} :is(th, td)`, {
  padding: `${vars.space[2]} ${vars.space[3]}`,
  borderBottom: `1px solid ${vars.color.border}`,
  textAlign: 'start',
  whiteSpace: 'nowrap',
});
globalStyle(`${scroller} thead th`, {
  background: vars.color.hover,
  color: vars.color.muted,
  fontWeight: vars.fontWeight.medium,
});
globalStyle(`${scroller} tbody tr:last-child > *`, { borderBottom: 0 });
globalStyle(`${scroller} tr`, { '@media': { print: { breakInside: 'avoid' } } });
