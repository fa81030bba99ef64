import { style } from '@vanilla-extract/css';
import { vars } from '../../../theme/index.js';

export const page = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space[4],
  maxWidth: '800px',
});
export const text = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space[3],
  fontSize: vars.fontSize[16],
});
export const actions = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: vars.space[4],
  marginTop: vars.space[2],
});
export const muted = style({ color: vars.color.muted, fontSize: vars.fontSize[14] });
