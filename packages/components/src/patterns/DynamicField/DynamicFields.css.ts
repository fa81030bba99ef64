import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/index.js';

export const fields = style({ display: 'grid', gap: vars.space[5], minWidth: 0 });
