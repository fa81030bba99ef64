import { globalStyle, style } from '@vanilla-extract/css';
import { narrowViewport, vars } from '../../theme/index.js';

export const bar = style({ display: 'grid', gap: vars.space[3], minWidth: 0 });
export const controls = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 176px), 1fr))',
  gap: vars.space[3],
  alignItems: 'end',
  // Two to a row where it is narrow: what is found should be seen without scrolling far.
  '@media': {
    [narrowViewport]: { gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 144px), 1fr))' },
  },
});
export const applied = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: vars.space[2],
  margin: 0,
  padding: 0,
  listStyle: 'none',
  fontSize: vars.fontSize[14],
  color: vars.color.muted,
});

// A range of dates takes two places of the row, and a narrow row whole.
globalStyle(`${controls} > fieldset`, {
  gridColumn: 'span 2',
  '@media': { [narrowViewport]: { gridColumn: '1 / -1' } },
});
