import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/index.js';

export const group = style({
  // Chromium 88 and 92 leave room for the legend twice in a grid.
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space[1],
  minWidth: 0,
  margin: 0,
  padding: 0,
  border: 0,
});

export const legend = style({
  padding: 0,
  marginBottom: vars.space[1],
  color: vars.color.text,
  fontSize: vars.fontSize[14],
  fontWeight: vars.fontWeight.medium,
});
