import { style } from '@vanilla-extract/css';
import { narrowContainer, vars, visuallyHidden } from '../../../theme/index.js';

/** Above the user centre's navigation, 200 px wide. */
const besideNarrow = '(max-width: 239.98px)';

export const line = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space[2],
  minWidth: 0,
  '@container': { [besideNarrow]: { display: 'grid', justifyContent: 'stretch' } },
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
  '@container': { [besideNarrow]: { whiteSpace: 'normal', overflowWrap: 'anywhere' } },
});
export const actions = style({
  display: 'flex',
  flex: 'none',
  alignItems: 'center',
  gap: vars.space[3],
  // As high with a button as with the link that it replaces.
  minHeight: '32px',
});
/** Beside a button there is no room for it on phones. */
export const toCompanies = style({
  '@container': { [narrowContainer]: { selectors: { 'button + &': { display: 'none' } } } },
});
