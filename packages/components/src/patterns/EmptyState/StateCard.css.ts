import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/index.js';

export const state = style({
  display: 'grid',
  justifyItems: 'center',
  gap: vars.space[2],
  minWidth: 0,
  padding: `${vars.space[12]} ${vars.space[4]}`,
  textAlign: 'center',
});
export const framed = style({
  border: `1px solid ${vars.color.border}`,
  borderRadius: vars.radius.large,
  background: vars.color.surface,
});
export const title = style({
  marginTop: vars.space[2],
  fontSize: vars.fontSize[16],
  fontWeight: vars.fontWeight.bold,
  lineHeight: vars.lineHeight.heading,
  borderRadius: vars.radius.small,
});
export const line = style({
  maxWidth: '480px',
  color: vars.color.muted,
  fontSize: vars.fontSize[14],
  overflowWrap: 'anywhere',
});
export const extra = style({ display: 'grid', justifyContent: 'center' });
export const action = style({ marginTop: vars.space[3] });
