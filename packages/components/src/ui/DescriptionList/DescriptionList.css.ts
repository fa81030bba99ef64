import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/index.js';

const list = style({ display: 'grid', gap: `${vars.space[3]} ${vars.space[8]}`, margin: 0 });

export const one = style([list, { gridTemplateColumns: '1fr' }]);
export const two = style([
  list,
  { gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 280px), 1fr))' },
]);
export const item = style({ display: 'flex', gap: vars.space[3], minWidth: 0 });
export const term = style({
  flex: '0 0 8.5em',
  color: vars.color.muted,
  fontSize: vars.fontSize[14],
});
export const value = style({ flex: 1, margin: 0, minWidth: 0, overflowWrap: 'anywhere' });
