import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/index.js';

export const muted = style({ color: vars.color.muted, fontSize: vars.fontSize[14] });
export const underLine = style([muted, { display: 'block', fontSize: vars.fontSize[12] }]);
