import { style } from '@vanilla-extract/css';
import { vars } from '../../../theme/index.js';

export const stars = style({ letterSpacing: '1px', whiteSpace: 'nowrap' });
export const full = style({ color: vars.color.warning });
export const empty = style({ color: vars.color.borderStrong });
