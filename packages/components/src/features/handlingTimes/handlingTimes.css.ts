import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/index.js';

export const form = style({
  display: 'inline-flex',
  alignItems: 'start',
  gap: vars.space[2],
});
export const days = style({ display: 'inline-block', width: '96px' });
