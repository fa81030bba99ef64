import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/index.js';

export const popup = style({
  display: 'grid',
  gap: vars.space[2],
  width: '360px',
  maxWidth: '90vw',
  maxHeight: '60vh',
  overflow: 'auto',
});
export const head = style({
  display: 'flex',
  justifyContent: 'space-between',
  alignItems: 'center',
  gap: vars.space[3],
});
export const item = style({
  display: 'grid',
  gap: vars.space[1],
  padding: `${vars.space[3]} 0`,
  borderTop: `1px solid ${vars.color.border}`,
});
export const meta = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: vars.space[2],
  color: vars.color.muted,
});
export const bell = style({
  position: 'relative',
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  minWidth: '44px',
  minHeight: '44px',
  background: 'none',
  border: 0,
  borderRadius: vars.radius.small,
});
export const badge = style({
  position: 'absolute',
  top: '2px',
  right: '2px',
  minWidth: '20px',
  padding: `0 ${vars.space[1]}`,
  borderRadius: vars.radius.round,
  background: vars.color.danger,
  color: vars.color.onDanger,
  fontSize: vars.fontSize[12],
  textAlign: 'center',
});
