import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/index.js';

export const stack = style({ display: 'grid', gap: vars.space[5], minWidth: 0 });
export const count = style({ color: vars.color.muted, fontSize: vars.fontSize[14] });
