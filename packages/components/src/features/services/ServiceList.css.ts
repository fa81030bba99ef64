import { style } from '@vanilla-extract/css';
import { narrowContainer, vars } from '../../theme/index.js';

export const container = style({ containerType: 'inline-size', minWidth: 0 });
export const page = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space[4],
  '@container': { [narrowContainer]: { gap: vars.space[3] } },
});
export const organisations = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space[4],
  marginTop: vars.space[8],
});
export const heading = style({ fontSize: vars.fontSize[20], lineHeight: vars.lineHeight.heading });
