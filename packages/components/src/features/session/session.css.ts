import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/index.js';

export const form = style({ display: 'grid', gap: vars.space[4], paddingTop: vars.space[4] });
export const trigger = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space[2],
  padding: vars.space[1],
  background: 'none',
  border: 0,
  borderRadius: vars.radius.small,
  maxWidth: '240px',
});
export const name = style({ overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' });
export const menu = style({ display: 'grid', gap: vars.space[1], minWidth: '160px' });
