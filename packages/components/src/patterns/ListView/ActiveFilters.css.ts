import { globalStyle, style } from '@vanilla-extract/css';
import { narrowContainer, vars } from '../../theme/index.js';

/** The chips and the clear button, which never scroll away. */
export const bar = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: vars.space[2],
  minWidth: 0,
  '@container': { [narrowContainer]: { flex: '1 1 0', flexWrap: 'nowrap' } },
});
export const chips = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: vars.space[2],
  minWidth: 0,
  margin: 0,
  padding: 0,
  listStyle: 'none',
  // One line on low screens: the first result should be visible without scrolling.
  '@container': { [narrowContainer]: { flexWrap: 'nowrap', overflowX: 'auto' } },
});

// Removing the only one does the same.
globalStyle(`${chips}:has(> :only-child) + button`, {
  '@container': { [narrowContainer]: { display: 'none' } },
});
