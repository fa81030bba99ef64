import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/index.js';
import { fold } from '../../patterns/page/fold.js';

export const page = style({
  containerType: 'inline-size',
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space[4],
  minWidth: 0,
});
export const body = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space[4],
});
const card = style({
  padding: vars.space[4],
  border: `1px solid ${vars.color.border}`,
  borderRadius: vars.radius.large,
  background: vars.color.surface,
});
export const search = style([
  card,
  {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 360px) 160px auto',
    justifyContent: 'start',
    alignItems: 'start',
    gap: `${vars.space[2]} ${vars.space[4]}`,
    ...fold({ narrow: { gridTemplateColumns: 'minmax(0, 1fr)' } }),
  },
]);
/** Aligned with the fields beside it, below their labels. */
export const submit = style({
  paddingBlockStart: `calc(${vars.fontSize[14]} * 1.6 + ${vars.space[1]})`,
  ...fold({ narrow: { paddingBlockStart: 0 } }),
});
export const legend = style([
  card,
  { display: 'grid', gap: vars.space[1], paddingBlock: vars.space[2] },
]);
export const legendRow = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[4],
  minWidth: 0,
});
export const legendName = style({ flex: 'none', color: vars.color.muted });
/** On phones the choices are one scrollable line. */
export const choices = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: `0 ${vars.space[5]}`,
  minWidth: 0,
  ...fold({ narrow: { flexWrap: 'nowrap', overflowX: 'auto', whiteSpace: 'nowrap' } }),
});
export const bar = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space[3],
});
export const centre = style({ overflowWrap: 'anywhere' });
export const find = style({
  display: 'grid',
  gridTemplateColumns: 'auto 280px auto auto',
  alignItems: 'center',
  gap: vars.space[2],
  ...fold({ narrow: { gridTemplateColumns: 'minmax(0, 1fr) auto', width: '100%' } }),
});
export const findLabel = style({ ...fold({ narrow: { gridColumn: '1 / -1' } }) });
export const muted = style({ color: vars.color.muted, fontSize: vars.fontSize[14] });
/** Narrow screens show one of the two; the list by default. */
export const views = style({
  display: 'none',
  ...fold({ narrow: { display: 'block' } }),
});
export const hiddenWhenNarrow = style({ ...fold({ narrow: { display: 'none' } }) });
export const part = style({ minWidth: 0 });
export const panel = style({ display: 'grid', gap: vars.space[4], alignContent: 'start' });
export const panelTitle = style({ fontSize: vars.fontSize[16], overflowWrap: 'anywhere' });
export const neighbours = style({ display: 'grid', gap: vars.space[1] });
export const neighbour = style({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr) auto',
  alignItems: 'center',
  gap: vars.space[2],
  width: '100%',
  minHeight: vars.control.small,
  padding: `${vars.space[1]} 0`,
  border: 0,
  background: 'none',
  textAlign: 'start',
  selectors: { '&:hover': { color: vars.color.primary } },
});
export const neighbourName = style({
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
});
