import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/index.js';

export const form = style({ display: 'grid', gap: vars.space[4] });
export const searchForm = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 176px), 1fr))',
  gap: vars.space[3],
  alignItems: 'end',
});
