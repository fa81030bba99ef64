import { style, styleVariants } from '@vanilla-extract/css';
import { inCare, narrowViewport, vars } from '../../theme/index.js';

const list = style({ display: 'grid', gap: `${vars.space[3]} ${vars.space[8]}`, margin: 0 });

export const columns = styleVariants({
  1: [list, { gridTemplateColumns: 'minmax(0, 1fr)' }],
  2: [
    list,
    {
      gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 320px), 1fr))',
      selectors: inCare({
        gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 420px), 1fr))',
      }),
    },
  ],
});

export const item = style({
  display: 'flex',
  alignItems: 'baseline',
  gap: vars.space[3],
  minWidth: 0,
  // Large text leaves no space for both in one line of a phone.
  '@media': {
    [narrowViewport]: { selectors: inCare({ flexDirection: 'column', gap: 0 }) },
  },
});
export const full = style({ gridColumn: '1 / -1' });

export const term = style({
  flex: '0 0 8.5em',
  '@media': { [narrowViewport]: { selectors: inCare({ flexBasis: 'auto' }) } },
  color: vars.color.muted,
  fontSize: vars.fontSize[14],
});

const value = style({ flex: 1, margin: 0, minWidth: 0, overflowWrap: 'anywhere' });

export const size = styleVariants({
  medium: [value, { fontSize: vars.fontSize[16] }],
  small: [value, { fontSize: vars.fontSize[14] }],
});
