import { globalStyle, style } from '@vanilla-extract/css';
import { narrowContainer, vars } from '../../theme/index.js';

/** The chips, and what removes all of them: never scrolled away. */
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
  // One line where height is scarce: the first result should be seen without scrolling.
  '@container': { [narrowContainer]: { flexWrap: 'nowrap', overflowX: 'auto' } },
});

// Removing the only one is the same.
globalStyle(`${chips}:has(> :only-child) + button`, {
  '@container': { [narrowContainer]: { display: 'none' } },
});
