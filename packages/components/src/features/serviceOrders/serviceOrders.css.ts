import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/index.js';
import { fold } from '../../patterns/page/fold.js';

export const page = style({
  containerType: 'inline-size',
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space[4],
  minWidth: 0,
});
/** The form on the left with the service beside it; below it on narrow screens. */
export const columns = style({
  display: 'grid',
  gridTemplateColumns: `minmax(0, 1fr) ${vars.layout.aside}`,
  alignItems: 'start',
  gap: vars.space[6],
  ...fold({ folded: { gridTemplateColumns: 'minmax(0, 1fr)' } }),
});
export const form = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space[5],
  maxWidth: vars.layout.form,
});
/** Receives the focus when its element is removed or disabled. */
export const landing = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space[3],
  minWidth: 0,
  outline: 'none',
});
export const actions = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: vars.space[4],
});
export const muted = style({ color: vars.color.muted, fontSize: vars.fontSize[14] });
/** User text with its line breaks. */
export const prose = style({ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' });
export const stack = style({ display: 'grid', gap: vars.space[4], minWidth: 0 });
