import { style } from '@vanilla-extract/css';
import { narrowContainer, vars, visuallyHidden } from '../../../theme/index.js';

export const line = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space[2],
  minWidth: 0,
});
export const current = style({
  display: 'flex',
  alignItems: 'baseline',
  gap: vars.space[2],
  minWidth: 0,
});
export const label = style({
  flex: 'none',
  color: vars.color.muted,
  fontSize: vars.fontSize[14],
  '@container': { [narrowContainer]: visuallyHidden },
});
export const name = style({
  overflow: 'hidden',
  fontWeight: vars.fontWeight.bold,
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
});
export const actions = style({
  display: 'flex',
  flex: 'none',
  alignItems: 'center',
  gap: vars.space[3],
});
/** Beside a button there is no room for it on phones. */
export const toCompanies = style({
  '@container': { [narrowContainer]: { selectors: { 'button + &': { display: 'none' } } } },
});
