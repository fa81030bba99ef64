import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/index.js';

export const avatar = style({
  flex: 'none',
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  overflow: 'hidden',
  borderRadius: vars.radius.round,
  background: vars.color.primarySoft,
  color: vars.color.primary,
  fontWeight: vars.fontWeight.bold,
});
export const picture = style({ width: '100%', height: '100%', objectFit: 'cover' });
