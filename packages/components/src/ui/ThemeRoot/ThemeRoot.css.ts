import { style } from '@vanilla-extract/css';
import { themeRoot } from '../../theme/index.js';

/** Passes our font, colours and reset on without a box of its own, so that the host's layout sees its content. */
export const inPlace = style([themeRoot, { display: 'contents' }]);

/** Passes values of the theme on and nothing else. */
export const valuesOnly = style({ display: 'contents' });
