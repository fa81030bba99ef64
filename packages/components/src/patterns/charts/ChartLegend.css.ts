import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/index.js';

const row = style({
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: vars.space[5],
  rowGap: vars.space[1],
  margin: 0,
});
export const entries = row;
export const legend = style([
  row,
  {
    minHeight: '24px',
    marginBottom: vars.space[2],
    fontSize: vars.fontSize[14],
  },
]);
export const item = style({ display: 'flex', alignItems: 'center', gap: vars.space[2] });
export const point = style({ fontWeight: vars.fontWeight.medium, whiteSpace: 'nowrap' });
export const term = style({ display: 'flex', alignItems: 'center', gap: vars.space[2] });
export const label = style({ color: vars.color.muted });
export const value = style({
  margin: 0,
  fontVariantNumeric: 'tabular-nums',
  whiteSpace: 'nowrap',
});
export const sample = style({ flex: 'none' });
