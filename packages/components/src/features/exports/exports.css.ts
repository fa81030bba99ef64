import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/index.js';

export const content = style({ display: 'grid', gap: vars.space[4], minWidth: 0 });
export const head = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  gap: vars.space[2],
});
export const count = style({ fontSize: vars.fontSize[16], margin: 0 });
export const quiet = style({
  color: vars.color.muted,
  fontSize: vars.fontSize[14],
  margin: 0,
  fontVariantNumeric: 'tabular-nums',
});
export const fields = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(144px, 1fr))',
  columnGap: vars.space[3],
});
