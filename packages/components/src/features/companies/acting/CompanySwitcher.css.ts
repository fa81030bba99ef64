import { style } from '@vanilla-extract/css';
import { vars } from '../../../theme/index.js';

export const line = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space[2],
  minWidth: 0,
});
export const current = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  gap: `0 ${vars.space[2]}`,
  minWidth: 0,
});
export const label = style({ color: vars.color.muted, fontSize: vars.fontSize[14] });
export const name = style({ fontWeight: vars.fontWeight.bold, overflowWrap: 'anywhere' });
export const actions = style({ display: 'flex', alignItems: 'center', gap: vars.space[3] });
