import { style } from '@vanilla-extract/css';
import { forcedFrame, narrowContainer } from '../../../theme/index.js';
import { vars } from '../../../theme/index.js';

export const root = style({
  display: 'grid',
  justifyItems: 'start',
  gap: vars.space[5],
  containerType: 'inline-size',
});
export const panel = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 280px) minmax(0, 1fr)',
  gap: vars.space[8],
  width: '100%',
  '@container': {
    [narrowContainer]: { gridTemplateColumns: 'minmax(0, 1fr)', gap: vars.space[5] },
  },
});
export const outcome = style({
  ...forcedFrame,
  alignSelf: 'start',
  padding: vars.space[5],
  borderRadius: vars.radius.large,
  background: vars.color.page,
});
export const foot = style({ margin: 0, color: vars.color.muted, fontSize: vars.fontSize[14] });
