import { globalStyle, style } from '@vanilla-extract/css';
import { card } from '../../../patterns/ListView/ListFilters.css.js';
import { focusRing, narrowContainer, vars } from '../../../theme/index.js';

export const bar = style({
  display: 'grid',
  gap: vars.space[3],
  minWidth: 0,
  padding: `${vars.space[4]} ${vars.space[6]}`,
  // One card with the filters of the list below.
  marginBottom: `calc(-1 * ${vars.space[4]})`,
  border: `1px solid ${vars.color.border}`,
  borderBottom: 0,
  borderRadius: `${vars.radius.large} ${vars.radius.large} 0 0`,
  background: vars.color.surface,
  '@container': {
    [narrowContainer]: {
      gap: vars.space[1],
      marginBottom: `calc(-1 * ${vars.space[3]})`,
      padding: `${vars.space[1]} ${vars.space[2]}`,
    },
  },
});
globalStyle(`${bar} + section ${card}`, { borderStartStartRadius: 0, borderStartEndRadius: 0 });
export const row = style({
  display: 'flex',
  alignItems: 'baseline',
  gap: vars.space[4],
  minWidth: 0,
});
export const label = style({
  flex: 'none',
  color: vars.color.muted,
  fontSize: vars.fontSize[14],
  '@container': { [narrowContainer]: { display: 'none' } },
});
// One scrollable line on phones, where every line above the results counts.
export const choices = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: vars.space[1],
  minWidth: 0,
  '@container': { [narrowContainer]: { flexWrap: 'nowrap', overflowX: 'auto', padding: '2px' } },
});
export const choice = style({
  flex: 'none',
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space[1],
  textDecoration: 'none',
  minHeight: vars.control.small,
  padding: `0 ${vars.space[3]}`,
  border: 0,
  borderRadius: vars.radius.round,
  background: 'none',
  color: vars.color.text,
  font: 'inherit',
  fontSize: vars.fontSize[14],
  cursor: 'pointer',
  whiteSpace: 'nowrap',
  transition: `background-color ${vars.motion.quick}, color ${vars.motion.quick}`,
  ':hover': { background: vars.color.hover, color: vars.color.primary },
  ':focus-visible': focusRing,
  '@container': { [narrowContainer]: { minHeight: vars.control.medium } },
});
export const chosen = style([
  choice,
  {
    background: vars.color.primarySoft,
    color: vars.color.primary,
    fontWeight: vars.fontWeight.medium,
    ':hover': { background: vars.color.primarySoft },
  },
]);
