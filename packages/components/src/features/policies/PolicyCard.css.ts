import { style } from '@vanilla-extract/css';
import { narrowContainer, vars } from '../../theme/index.js';

export const list = style({ display: 'grid', gap: vars.space[3], containerType: 'inline-size' });
/** Emblem, content, and what decides, which is below the content where the list is narrow. */
export const card = style({
  display: 'grid',
  gridTemplateColumns: '56px minmax(0, 1fr) auto',
  gap: `${vars.space[2]} ${vars.space[5]}`,
  minWidth: 0,
  padding: `${vars.space[5]} ${vars.space[6]}`,
  border: `1px solid ${vars.color.border}`,
  borderRadius: vars.radius.large,
  background: vars.color.surface,
  transition: `border-color ${vars.motion.quick}`,
  ':hover': { borderColor: vars.color.primary },
  '@container': {
    [narrowContainer]: {
      gridTemplateColumns: '56px minmax(0, 1fr)',
      columnGap: vars.space[3],
      padding: vars.space[4],
    },
  },
});
export const main = style({
  display: 'grid',
  alignContent: 'start',
  gap: vars.space[2],
  minWidth: 0,
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
export const facts = style({
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: vars.space[4],
  color: vars.color.muted,
  fontSize: vars.fontSize[14],
});
export const decisive = style({
  display: 'grid',
  justifyItems: 'end',
  alignContent: 'start',
  gap: vars.space[1],
  fontSize: vars.fontSize[14],
  textAlign: 'end',
  '@container': {
    [narrowContainer]: {
      gridColumn: '1 / -1',
      display: 'flex',
      flexWrap: 'wrap',
      alignItems: 'center',
      columnGap: vars.space[4],
      marginBlockStart: vars.space[1],
      paddingBlockStart: vars.space[3],
      borderBlockStart: `1px solid ${vars.color.border}`,
    },
  },
});
export const amount = style({ color: vars.color.muted, whiteSpace: 'nowrap' });
export const figure = style({
  marginInline: vars.space[1],
  color: vars.color.text,
  fontSize: vars.fontSize[20],
  fontWeight: vars.fontWeight.bold,
  lineHeight: vars.lineHeight.heading,
  fontVariantNumeric: 'tabular-nums',
});
export const end = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'flex-end',
  columnGap: vars.space[3],
  '@container': {
    [narrowContainer]: {
      order: 1,
      flexBasis: '100%',
      justifyContent: 'flex-start',
      // Without an action it ends the line of the amount.
      selectors: { '&:last-child': { flexBasis: 'auto', marginInlineStart: 'auto' } },
    },
  },
});
export const keep = style({
  marginBlockStart: vars.space[1],
  '@container': { [narrowContainer]: { marginBlock: 0, marginInlineStart: 'auto' } },
});
export const fact = style({ whiteSpace: 'nowrap', fontVariantNumeric: 'tabular-nums' });
export const giver = style({ minWidth: 0 });
const left = { fontWeight: vars.fontWeight.bold, whiteSpace: 'nowrap' } as const;
export const soon = style({ ...left, color: vars.color.warning });
export const urgent = style({ ...left, color: vars.color.danger });
