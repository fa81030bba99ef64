import { style } from '@vanilla-extract/css';
import { narrowViewport } from '../../../theme/index.js';

/** Room for a control that comes later: nothing moves then. */
export const choice = style({
  minHeight: '32px',
  '@media': { [narrowViewport]: { minHeight: '44px' } },
});
