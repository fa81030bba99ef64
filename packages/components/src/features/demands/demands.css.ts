import { globalStyle, style } from '@vanilla-extract/css';
import { vars } from '../../theme/index.js';
import { fold } from '../../patterns/page/fold.js';

export const page = style({
  containerType: 'inline-size',
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space[4],
  minWidth: 0,
});
export const head = style({ display: 'grid', gap: vars.space[1] });
export const line = style({ color: vars.color.muted, fontSize: vars.fontSize[16] });
/** The form is narrow enough to read; how demands are handled is beside it. */
export const columns = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) 360px',
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
export const actions = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: vars.space[4],
});
export const muted = style({ color: vars.color.muted, fontSize: vars.fontSize[14] });
export const aside = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space[4],
  minWidth: 0,
});
/** Two columns of two figures each. */
export const figures = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  gap: vars.space[4],
});
globalStyle(`${figures} > dl`, { flexDirection: 'column' });
export const dynamics = style({ display: 'grid', gap: vars.space[3] });
export const dynamic = style({
  display: 'grid',
  gap: vars.space[1],
  fontSize: vars.fontSize[14],
  overflowWrap: 'anywhere',
});
export const time = style({
  color: vars.color.muted,
  fontSize: vars.fontSize[12],
  fontVariantNumeric: 'tabular-nums',
});
export const tags = style({ display: 'inline-flex', flexWrap: 'wrap', gap: vars.space[2] });
/** User text with its line breaks. */
export const prose = style({ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' });
export const reply = style({ display: 'grid', gap: vars.space[3] });
export const replies = style({ display: 'grid', gap: vars.space[5] });
export const titleLine = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space[3],
});
