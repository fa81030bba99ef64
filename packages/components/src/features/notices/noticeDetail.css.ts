import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/index.js';
import { fold } from '../../patterns/page/fold.js';

export const page = style({
  containerType: 'inline-size',
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space[4],
});
export const card = style({
  display: 'grid',
  gap: vars.space[4],
  minWidth: 0,
  padding: vars.space[6],
  border: `1px solid ${vars.color.border}`,
  borderRadius: vars.radius.large,
  background: vars.color.surface,
  ...fold({ narrow: { padding: vars.space[4] } }),
});
export const meta = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: `${vars.space[1]} ${vars.space[4]}`,
  marginBlock: `${vars.space[2]} ${vars.space[5]}`,
  paddingBottom: vars.space[4],
  borderBottom: `1px solid ${vars.color.border}`,
  color: vars.color.muted,
  fontSize: vars.fontSize[14],
  fontVariantNumeric: 'tabular-nums',
});
export const text = style({
  display: 'grid',
  gap: vars.space[3],
  maxWidth: '720px',
  fontSize: vars.fontSize[16],
  lineHeight: vars.lineHeight.text,
  overflowWrap: 'anywhere',
});
export const actions = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: vars.space[3],
  marginTop: vars.space[6],
});
