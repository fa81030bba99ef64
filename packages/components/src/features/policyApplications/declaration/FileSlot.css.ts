import { style } from '@vanilla-extract/css';
import { vars } from '../../../theme/index.js';

export const slot = style({ display: 'grid', gap: vars.space[1] });
export const tools = style({ display: 'flex', flexWrap: 'wrap', gap: vars.space[3] });
