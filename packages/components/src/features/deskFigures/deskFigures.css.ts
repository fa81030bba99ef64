import { style } from '@vanilla-extract/css';
import { fold } from '../../patterns/page/fold.js';
import { vars } from '../../theme/index.js';

export const line = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${vars.space[2]} ${vars.space[5]}`,
  minHeight: vars.control.small,
  color: vars.color.muted,
  fontSize: vars.fontSize[14],
});
export const desk = style({
  display: 'inline-flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: vars.space[2],
  minHeight: vars.control.small,
  color: vars.color.primary,
  textDecoration: 'none',
  ':hover': { textDecoration: 'underline' },
});
export const board = style({ display: 'grid', gap: vars.space[4], minWidth: 0 });
export const choice = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'start',
  gap: `${vars.space[2]} ${vars.space[6]}`,
  ...fold({ narrow: { display: 'grid', width: '100%' } }),
});
