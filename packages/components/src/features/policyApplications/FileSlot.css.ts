import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/index.js';

export const slot = style({ display: 'grid', gap: vars.space[1] });
export const tools = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: vars.space[2],
  // The text of a text button aligns with what stands above it.
  marginInlineStart: `calc(-1 * ${vars.space[2]})`,
});
export const picture = style({ display: 'block', maxWidth: '100%', height: 'auto' });
