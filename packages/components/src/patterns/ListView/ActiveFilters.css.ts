import { style } from '@vanilla-extract/css';
import { narrowContainer, vars } from '../../theme/index.js';

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
  '@container': {
    [narrowContainer]: { flex: '1 1 0', flexWrap: 'nowrap', overflowX: 'auto' },
  },
});
