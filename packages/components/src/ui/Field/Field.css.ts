import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/index.js';

export const field = style({ display: 'grid', gap: vars.space[1], minWidth: 0 });

export const label = style({
  display: 'block',
  color: vars.color.text,
  fontSize: vars.fontSize[14],
  fontWeight: vars.fontWeight.medium,
});

export const required = style({ marginInlineStart: vars.space[1], color: vars.color.danger });

export const hint = style({ color: vars.color.muted, fontSize: vars.fontSize[14] });

export const error = style({
  display: 'flex',
  gap: vars.space[1],
  alignItems: 'flex-start',
  color: vars.color.danger,
  fontSize: vars.fontSize[14],
});

export const errorIcon = style({ display: 'inline-flex', flex: 'none', marginTop: '3px' });
