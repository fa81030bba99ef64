import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/index.js';

export const title = style({ fontSize: vars.fontSize[24], lineHeight: vars.lineHeight.heading });
export const section = style({ display: 'grid', gap: vars.space[3], fontSize: vars.fontSize[16] });
export const text = style({ whiteSpace: 'pre-line', margin: 0 });
export const agreement = style({
  whiteSpace: 'pre-line',
  maxHeight: '50vh',
  overflow: 'auto',
  fontSize: vars.fontSize[16],
});
export const center = style({
  display: 'grid',
  gap: vars.space[5],
  justifyItems: 'center',
  textAlign: 'center',
});
export const steps = style({
  display: 'grid',
  gap: vars.space[2],
  textAlign: 'left',
  listStyle: 'decimal',
  paddingLeft: vars.space[5],
});
export const reviewHead = style({
  display: 'flex',
  justifyContent: 'space-between',
  alignItems: 'center',
  gap: vars.space[3],
});
export const agreeLine = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: vars.space[1],
});
export const errorText = style({ color: vars.color.danger });
