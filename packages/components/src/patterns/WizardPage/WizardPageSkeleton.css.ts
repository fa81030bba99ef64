import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/index.js';

export const subject = style({ display: 'flex', alignItems: 'center', gap: vars.space[4] });
export const name = style({ flex: '0 1 240px', minWidth: 0, fontSize: vars.fontSize[20] });
