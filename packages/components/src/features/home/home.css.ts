import { style } from '@vanilla-extract/css';
import { focusRing, vars } from '../../theme/index.js';

export const quick = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 176px), 1fr))',
  gap: vars.space[4],
  alignItems: 'end',
});
// A field keeps room for its message: the button stands level with the controls.
export const find = style({ paddingBottom: vars.space[1] });
export const newsItem = style({
  selectors: { '& + &': { borderTop: `1px solid ${vars.color.border}` } },
});
export const newsLine = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[4],
  minHeight: '44px',
  padding: `${vars.space[2]} ${vars.space[5]}`,
  cursor: 'pointer',
  listStyle: 'none',
  ':hover': { background: vars.color.hover },
  ':focus-visible': { ...focusRing, outlineOffset: '-2px' },
  selectors: { '&::-webkit-details-marker': { display: 'none' } },
});
export const newsTitle = style({
  flex: 1,
  minWidth: 0,
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  selectors: { '[open] > * > &': { whiteSpace: 'normal', fontWeight: vars.fontWeight.medium } },
});
export const meta = style({
  flex: 'none',
  color: vars.color.muted,
  fontSize: vars.fontSize[14],
  fontVariantNumeric: 'tabular-nums',
});
export const newsText = style({
  maxWidth: '720px',
  padding: `0 ${vars.space[5]} ${vars.space[4]}`,
  whiteSpace: 'pre-line',
});
