import { style } from '@vanilla-extract/css';
import { vars, visuallyHidden } from '../../../theme/index.js';

/** Above the user centre's navigation, 200 px wide. */
const besideNarrow = '(max-width: 239.98px)';

/** In one line, or above the navigation in two: by wrapping, for browsers without container queries. */
export const line = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: vars.space[2],
  minWidth: 0,
});
export const current = style({
  display: 'flex',
  flex: '1 1 120px',
  alignItems: 'baseline',
  minWidth: 0,
});
export const label = style(visuallyHidden);
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
  minHeight: vars.control.small,
});
/** Beside a button there is no room for it; the navigation links there too. */
export const toCompanies = style({
  selectors: { 'button + &': { display: 'none' } },
});
