import { globalStyle, style } from '@vanilla-extract/css';
import { narrowViewport, vars } from '../../../theme/index.js';

export const fields = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(150px, 220px))',
  gap: vars.space[4],
  alignItems: 'start',
  '@media': { [narrowViewport]: { gridTemplateColumns: '1fr 1fr', gap: vars.space[3] } },
});
// The longest options; on phones they take a row.
globalStyle(`${fields} > :last-child`, {
  '@media': { [narrowViewport]: { gridColumn: '1 / -1' } },
});
export const basis = style({
  marginTop: vars.space[2],
  color: vars.color.muted,
  fontSize: vars.fontSize[12],
});
