import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/index.js';

export const preview = style({ width: '100%', height: '100%', objectFit: 'cover' });

export const logo = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: vars.space[4],
});
export const picture = style({
  flex: 'none',
  display: 'flex',
  width: '96px',
  height: '96px',
  overflow: 'hidden',
  borderRadius: vars.radius.round,
});
export const controls = style({ flex: '1 1 240px', display: 'grid', gap: vars.space[2] });
