import { style } from '@vanilla-extract/css';
import { vars } from '../../../theme/index.js';

export const page = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space[4],
  maxWidth: vars.layout.desk,
  marginInline: 'auto',
});
export const history = style({ display: 'grid', gap: vars.space[4] });
export const note = style({ color: vars.color.muted, fontSize: vars.fontSize[14] });
export const faults = style({ margin: 0, paddingLeft: vars.space[5] });
