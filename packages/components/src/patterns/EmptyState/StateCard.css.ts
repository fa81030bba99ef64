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
/** A whole page, as wide as other results. */
export const page = style({
  width: '100%',
  maxWidth: vars.layout.form,
  marginInline: 'auto',
});
export const title = style({
  marginTop: vars.space[2],
  fontSize: vars.fontSize[16],
  fontWeight: vars.fontWeight.bold,
  lineHeight: vars.lineHeight.heading,
  borderRadius: vars.radius.small,
});
/** Of a whole page. */
export const pageTitle = style([title, { fontSize: vars.fontSize[24] }]);
export const line = style({
  maxWidth: '480px',
  color: vars.color.muted,
  fontSize: vars.fontSize[14],
  overflowWrap: 'anywhere',
});
export const extra = style({ display: 'grid', justifyContent: 'center' });
export const action = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'center',
  gap: vars.space[4],
  marginTop: vars.space[3],
});
export const help = style({
  width: '100%',
  marginTop: vars.space[6],
  paddingTop: vars.space[5],
  borderTop: `1px solid ${vars.color.border}`,
  color: vars.color.muted,
  fontSize: vars.fontSize[14],
});
