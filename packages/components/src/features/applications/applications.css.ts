import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/index.js';

export const link = style({ color: vars.color.primary, textDecoration: 'underline' });
