import { style } from '@vanilla-extract/css';
import { narrowContainer, vars } from '../../../theme/index.js';

export const container = style({ containerType: 'inline-size', minWidth: 0 });
export const page = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space[4],
  '@container': { [narrowContainer]: { gap: vars.space[3] } },
});
export const head = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space[1],
});
// Every line above the results counts on phones.
export const line = style({
  color: vars.color.muted,
  fontSize: vars.fontSize[14],
  '@container': { [narrowContainer]: { display: 'none' } },
});
