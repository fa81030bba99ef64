import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/index.js';

export const empty = style({
  display: 'grid',
  justifyItems: 'center',
  gap: vars.space[2],
  padding: `${vars.space[10]} ${vars.space[4]}`,
  color: vars.color.muted,
  textAlign: 'center',
});

export const title = style({ margin: 0, color: vars.color.text, fontSize: vars.fontSize[16] });
export const description = style({ margin: 0, fontSize: vars.fontSize[14] });
