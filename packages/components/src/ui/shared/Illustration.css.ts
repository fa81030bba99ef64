import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/index.js';

export const illustration = style({
  fill: vars.color.primarySoft,
  stroke: vars.color.borderStrong,
  strokeWidth: 1.5,
  strokeLinecap: 'round',
  strokeLinejoin: 'round',
  '@media': { '(forced-colors: active)': { fill: 'Canvas', stroke: 'CanvasText' } },
});
export const line = style({ fill: 'none' });
