import { style } from '@vanilla-extract/css';
import { vars } from '../../../theme/index.js';

/** Side length of a picture in pixels. */
export const edge = 144;

export const codes = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(144px, 1fr))',
  gap: vars.space[4],
  margin: 0,
  padding: 0,
  listStyle: 'none',
});
export const code = style({
  display: 'grid',
  justifyItems: 'center',
  gap: vars.space[2],
  fontSize: vars.fontSize[14],
  textAlign: 'center',
});
export const picture = style({
  border: `1px solid ${vars.color.border}`,
  borderRadius: vars.radius.small,
  background: vars.color.surface,
});
