import { style } from '@vanilla-extract/css';
import { fold } from '../../patterns/page/fold.js';
import { vars } from '../../theme/index.js';

export const page = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space[4],
  containerType: 'inline-size',
});
export const columns = style({
  display: 'grid',
  gridTemplateColumns: `minmax(0, 1fr) ${vars.layout.aside}`,
  gap: vars.space[6],
  alignItems: 'start',
  ...fold({ folded: { gridTemplateColumns: 'minmax(0, 1fr)' } }),
});
export const stack = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space[4],
});
export const head = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: vars.space[3],
  alignItems: 'center',
});
export const period = style({
  color: vars.color.muted,
  fontSize: vars.fontSize[14],
  fontVariantNumeric: 'tabular-nums',
});
export const text = style({ margin: 0, maxWidth: 720, overflowWrap: 'anywhere' });
export const muted = style({ margin: 0, color: vars.color.muted, fontSize: vars.fontSize[14] });
export const toolbar = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 320px))',
  gap: vars.space[4],
  ...fold({ narrow: { gridTemplateColumns: 'minmax(0, 1fr)' } }),
});
export const departments = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(3, minmax(0, 1fr))',
  gap: vars.space[3],
  margin: 0,
  padding: 0,
  listStyle: 'none',
  ...fold({
    folded: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
    narrow: { gridTemplateColumns: 'minmax(0, 1fr)' },
  }),
});
export const department = style({
  display: 'flex',
  gap: vars.space[3],
  alignItems: 'center',
  minHeight: 64,
  padding: `${vars.space[2]} ${vars.space[3]}`,
  color: vars.color.text,
  textDecoration: 'none',
  background: vars.color.surface,
  border: `1px solid ${vars.color.border}`,
  borderRadius: vars.radius.large,
  selectors: {
    '&:hover': { borderColor: vars.color.primary },
    '&:focus-visible': { outline: `2px solid ${vars.color.primary}`, outlineOffset: 2 },
  },
});
export const departmentName = style({ flex: 1, minWidth: 0, overflowWrap: 'anywhere' });
export const action = style({
  flex: 'none',
  color: vars.color.primary,
  fontSize: vars.fontSize[14],
});
export const others = style({
  display: 'grid',
  gap: vars.space[3],
  margin: 0,
  padding: 0,
  listStyle: 'none',
});
export const other = style({ display: 'grid', gap: vars.space[1], justifyItems: 'start' });
export const link = style({ color: vars.color.primary, overflowWrap: 'anywhere' });
/** A sheet as wide as its answers, in the middle of what is left. */
export const sheet = style({
  containerType: 'inline-size',
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space[6],
  width: '100%',
  maxWidth: '840px',
  marginInline: 'auto',
});
export const card = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space[6],
  padding: vars.space[6],
  border: `1px solid ${vars.color.border}`,
  borderRadius: vars.radius.large,
  background: vars.color.surface,
  ...fold({ narrow: { padding: vars.space[4] } }),
});
export const sheetHead = style({ display: 'grid', gap: vars.space[4] });
export const progress = style({ display: 'grid', gap: vars.space[1] });
export const form = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space[6],
});
export const actions = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: vars.space[3],
  alignItems: 'center',
});
