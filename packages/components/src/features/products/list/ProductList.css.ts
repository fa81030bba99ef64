import { style } from '@vanilla-extract/css';
import { narrowViewport, vars } from '../../../theme/index.js';

/** Reserves the row of links that loads after the list. */
export const marketPages = style({ minHeight: vars.control.small, minWidth: 0 });
/** Reserves space for a control that loads later, so that nothing moves. */
export const choice = style({
  minHeight: vars.control.small,
  '@media': { [narrowViewport]: { minHeight: '44px' } },
});
