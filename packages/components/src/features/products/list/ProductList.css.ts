import { style } from '@vanilla-extract/css';
import { narrowViewport } from '../../../theme/index.js';

/** Reserves space for a control that loads later, so that nothing moves. */
export const choice = style({
  minHeight: '32px',
  '@media': { [narrowViewport]: { minHeight: '44px' } },
});
