import { style } from '@vanilla-extract/css';
import { vars } from '../../../theme/index.js';

export const form = style({ display: 'grid', gap: vars.space[4] });
