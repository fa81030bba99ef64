import { style } from '@vanilla-extract/css';
import { narrowContainer, vars } from '../../theme/index.js';

export const list = style({ display: 'grid', gap: vars.space[3], containerType: 'inline-size' });
export const card = style({
  display: 'grid',
  gap: vars.space[2],
  minWidth: 0,
  padding: `${vars.space[5]} ${vars.space[6]}`,
  border: `1px solid ${vars.color.border}`,
  borderRadius: vars.radius.large,
  background: vars.color.surface,
  transition: `border-color ${vars.motion.quick}`,
  ':hover': { borderColor: vars.color.primary },
  '@container': { [narrowContainer]: { padding: vars.space[4] } },
});
export const head = style({
  display: 'flex',
  alignItems: 'flex-start',
  justifyContent: 'space-between',
  gap: vars.space[4],
});
export const title = style({
  minWidth: 0,
  fontSize: vars.fontSize[16],
  fontWeight: vars.fontWeight.bold,
  lineHeight: vars.lineHeight.text,
  overflowWrap: 'anywhere',
});
export const link = style({
  color: vars.color.text,
  textDecoration: 'none',
  ':hover': { color: vars.color.primary, textDecoration: 'underline' },
});
export const keep = style({ flex: 'none', marginBlockStart: '-4px' });
export const tags = style({ display: 'flex', flexWrap: 'wrap', gap: vars.space[1] });
export const summary = style({
  display: '-webkit-box',
  WebkitBoxOrient: 'vertical',
  WebkitLineClamp: 2,
  overflow: 'hidden',
  maxWidth: '900px',
  fontSize: vars.fontSize[14],
});
export const reason = style({
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: vars.space[3],
  padding: `${vars.space[1]} ${vars.space[3]}`,
  borderRadius: vars.radius.small,
  background: vars.color.primarySoft,
  fontSize: vars.fontSize[14],
});
export const reasonLabel = style({ color: vars.color.muted, whiteSpace: 'nowrap' });
export const reasons = style({
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: vars.space[4],
  minWidth: 0,
});
export const foot = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  columnGap: vars.space[6],
  fontSize: vars.fontSize[14],
});
export const facts = style({
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: vars.space[4],
  color: vars.color.muted,
});
export const decisive = style({ display: 'flex', flexWrap: 'wrap', columnGap: vars.space[4] });
export const fact = style({ whiteSpace: 'nowrap', fontVariantNumeric: 'tabular-nums' });
export const giver = style({ minWidth: 0 });
const left = { fontWeight: vars.fontWeight.bold, whiteSpace: 'nowrap' } as const;
export const soon = style({ ...left, color: vars.color.warning });
export const urgent = style({ ...left, color: vars.color.danger });
