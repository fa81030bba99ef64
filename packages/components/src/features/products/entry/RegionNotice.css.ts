import { style } from '@vanilla-extract/css';
import { vars } from '../../../theme/index.js';

export const message = style({ margin: 0, fontWeight: vars.fontWeight.bold });
export const line = style({
  margin: `${vars.space[1]} 0 0`,
  fontSize: vars.fontSize[14],
  overflowWrap: 'anywhere',
});
export const actions = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: vars.space[2],
  marginTop: vars.space[3],
});
