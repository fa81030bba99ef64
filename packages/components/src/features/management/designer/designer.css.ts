import { style } from '@vanilla-extract/css';
import { fold } from '../../../patterns/page/fold.js';
import { vars } from '../../../theme/index.js';
import { fields } from '../management.css.js';

/** List, properties, trial; a column each where there is room. */
export const columns = style({
  display: 'grid',
  gridTemplateColumns: '280px minmax(0, 1fr) minmax(0, 1fr)',
  alignItems: 'start',
  gap: vars.space[4],
  ...fold({ folded: { gridTemplateColumns: 'minmax(0, 1fr)' } }),
});
export const list = style({ listStyle: 'none', margin: 0, padding: 0 });
export const entry = style({
  display: 'flex',
  justifyContent: 'space-between',
  gap: vars.space[2],
  width: '100%',
  padding: `${vars.space[2]} ${vars.space[3]}`,
  border: 0,
  borderRadius: vars.radius.small,
  background: 'transparent',
  color: vars.color.text,
  font: 'inherit',
  textAlign: 'left',
  cursor: 'pointer',
  overflowWrap: 'anywhere',
  selectors: {
    '&:hover': { background: vars.color.hover },
    '&[aria-current]': { background: vars.color.primarySoft, color: vars.color.primary },
  },
});
export const kind = style({
  flexShrink: 0,
  color: vars.color.muted,
  fontSize: vars.fontSize[12],
});
export const step = style({
  marginTop: vars.space[4],
  marginBottom: vars.space[1],
  color: vars.color.muted,
  fontSize: vars.fontSize[14],
  fontWeight: vars.fontWeight.medium,
});
export const add = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  gap: vars.space[2],
  alignItems: 'end',
});
export const conditions = style([fields, { listStyle: 'none', padding: 0, margin: 0 }]);
export const condition = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space[3],
  paddingTop: vars.space[3],
  borderTop: `1px solid ${vars.color.border}`,
});
