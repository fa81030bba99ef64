import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/index.js';

export const cover = style({
  position: 'fixed',
  inset: 0,
  display: 'flex',
  padding: vars.space[4],
  overflow: 'auto',
  background: vars.color.backdrop,
});

export const question = style({
  display: 'grid',
  gap: vars.space[2],
  width: '100%',
  maxWidth: '400px',
  margin: 'auto',
  padding: vars.space[6],
  borderRadius: vars.radius.large,
  background: vars.color.surface,
  boxShadow: vars.shadow.dialog,
  '@media': { '(forced-colors: active)': { border: '2px solid' } },
});

export const choices = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'flex-end',
  gap: vars.space[3],
  marginTop: vars.space[4],
});
