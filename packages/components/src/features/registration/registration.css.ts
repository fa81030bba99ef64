import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/index.js';

export const frame = style({ display: 'grid', gap: vars.space[6] });
export const form = style({ display: 'flex', flexDirection: 'column', gap: vars.space[5] });
