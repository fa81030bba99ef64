import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/index.js';

export const page = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space[4],
  maxWidth: vars.layout.desk,
  marginInline: 'auto',
});
export const lines = style({
  display: 'grid',
  gap: vars.space[1],
  margin: 0,
  padding: 0,
  listStyle: 'none',
  overflowWrap: 'anywhere',
});
export const code = style({
  margin: 0,
  padding: vars.space[3],
  border: `1px solid ${vars.color.border}`,
  borderRadius: vars.radius.small,
  background: vars.color.page,
  fontSize: vars.fontSize[14],
  lineHeight: 1.6,
  whiteSpace: 'pre-wrap',
  overflowWrap: 'anywhere',
});
export const url = style({ overflowWrap: 'anywhere' });
