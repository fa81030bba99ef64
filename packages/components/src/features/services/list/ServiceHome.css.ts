import { globalStyle, style } from '@vanilla-extract/css';
import { narrowViewport, vars } from '../../../theme/index.js';

export const section = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space[4],
  minWidth: 0,
});
export const head = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  gap: `${vars.space[1]} ${vars.space[4]}`,
  minHeight: vars.control.small,
});
export const heading = style({ fontSize: vars.fontSize[20] });
export const all = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space[1],
  minHeight: vars.control.small,
  fontSize: vars.fontSize[14],
  textDecoration: 'none',
  ':hover': { textDecoration: 'underline' },
});

// Stacked on phones: two are enough as a sample.
globalStyle(`${section} li:nth-child(n + 3)`, {
  '@media': { [narrowViewport]: { display: 'none' } },
});
