import { style } from '@vanilla-extract/css';
import { vars } from '../../../theme/index.js';

export const none = style({ color: vars.color.muted });
export const evaluations = style({ display: 'grid', gap: vars.space[4], minWidth: 0 });
export const average = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  gap: `0 ${vars.space[3]}`,
});
export const figure = style({
  fontSize: vars.fontSize[24],
  fontWeight: vars.fontWeight.bold,
  fontVariantNumeric: 'tabular-nums',
});
export const muted = style({
  color: vars.color.muted,
  fontSize: vars.fontSize[14],
  fontVariantNumeric: 'tabular-nums',
});
export const list = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 440px), 1fr))',
  columnGap: vars.space[8],
  listStyle: 'none',
});
export const item = style({
  display: 'grid',
  alignContent: 'start',
  gap: vars.space[1],
  paddingBlock: vars.space[4],
  borderTop: `1px solid ${vars.color.border}`,
});
export const who = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  gap: `0 ${vars.space[3]}`,
  fontSize: vars.fontSize[14],
});
export const name = style({ fontWeight: vars.fontWeight.medium });
export const said = style({ overflowWrap: 'anywhere', whiteSpace: 'pre-line' });
export const product = style({
  color: 'inherit',
  textDecoration: 'underline',
  textUnderlineOffset: '3px',
  ':hover': { color: vars.color.primary },
});
