import { style } from '@vanilla-extract/css';
import { visuallyHidden } from '../../theme/index.js';

export const hidden = style(visuallyHidden);
