import { style } from '@vanilla-extract/css';
import { narrowViewport, vars } from '../../theme/index.js';

// At most four to a row: a quarter of the width less the gaps is the narrowest column there is room for.
export const grid = style({
  display: 'grid',
  gridTemplateColumns: `repeat(auto-fill, minmax(max(min(100%, 240px), calc((100% - 3 * ${vars.space[4]}) / 4)), 1fr))`,
  gap: vars.space[4],
});

/** Room for a control that comes later: nothing moves then. */
export const choice = style({
  minHeight: '32px',
  '@media': { [narrowViewport]: { minHeight: '44px' } },
});
