import { style } from '@vanilla-extract/css';
import { themeRoot } from '../../theme/index.js';

/** Passes our font, colours and reset on without its own box, so that the host's layout sees its content. */
export const inPlace = style([themeRoot, { display: 'contents' }]);

/** Only passes theme values on. */
export const valuesOnly = style({ display: 'contents' });
