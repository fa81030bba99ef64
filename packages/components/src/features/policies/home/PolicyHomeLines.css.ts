import { style } from '@vanilla-extract/css';
import { narrowContainer, quickTransition, vars } from '../../../theme/index.js';

export const card = style({
  containerType: 'inline-size',
  height: '100%',
  padding: `${vars.space[2]} ${vars.space[6]}`,
  border: `1px solid ${vars.color.border}`,
  borderRadius: vars.radius.large,
  background: vars.color.surface,
});
export const lines = style({ margin: 0, padding: 0, listStyle: 'none' });
export const item = style({
  selectors: { '& + &': { borderTop: `1px solid ${vars.color.border}` } },
});
export const line = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  alignItems: 'center',
  columnGap: vars.space[4],
  minHeight: vars.control.large,
  paddingBlock: vars.space[2],
  color: vars.color.text,
  textDecoration: 'none',
  transition: quickTransition('color'),
  ':hover': { color: vars.color.primary },
  ':active': { color: vars.color.primaryActive },
  // A title shares its line with its facts only if both fit.
  '@container': { [narrowContainer]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
});
export const title = style({
  minWidth: 0,
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  fontSize: vars.fontSize[16],
  selectors: { [`${line}:focus-visible &`]: { whiteSpace: 'normal' } },
});
export const facts = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `0 ${vars.space[4]}`,
  color: vars.color.muted,
  fontSize: vars.fontSize[14],
  fontVariantNumeric: 'tabular-nums',
});
export const fact = style({ whiteSpace: 'nowrap' });
export const empty = style({
  paddingBlock: vars.space[5],
  color: vars.color.muted,
  fontSize: vars.fontSize[14],
});
