import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/index.js';
import { fold } from '../page/fold.js';

export const wall = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(160px, 1fr))',
  gap: vars.space[4],
  margin: 0,
  padding: 0,
  listStyle: 'none',
  ...fold({ narrow: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))', gap: vars.space[3] } }),
});
export const frame = style({
  display: 'grid',
  placeItems: 'center',
  height: '64px',
  padding: vars.space[2],
  border: `1px solid ${vars.color.border}`,
  borderRadius: vars.radius.large,
  // Logos are drawn for white.
  background: '#ffffff',
  forcedColorAdjust: 'none',
});
export const logo = style({ width: '100%', height: '44px', objectFit: 'contain' });
