import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/index.js';

export const head = style({ display: 'grid', gap: vars.space[3], justifyItems: 'start' });
export const title = style({ width: '280px', maxWidth: '80%', fontSize: vars.fontSize[24] });
export const line = style({ width: '100%', maxWidth: '420px' });
