import { globalStyle, style } from '@vanilla-extract/css';
import { vars } from '../../theme/index.js';
import { fold } from '../page/fold.js';

// Blocks in print, since a heading in a grid is not kept with its section.
const block = { display: 'block' } as const;

export const section = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space[4],
  minWidth: 0,
  marginTop: vars.space[8],
  '@media': { print: block },
});
export const part = style([section, { marginTop: vars.space[4] }]);

const heading = style({
  display: 'flex',
  alignItems: 'baseline',
  gap: vars.space[2],
  lineHeight: vars.lineHeight.heading,
  borderRadius: vars.radius.small,
  // Below the toolbar, which is one select higher where pages fold.
  scrollMarginTop: '72px',
  breakAfter: 'avoid',
  ...fold({ folded: { scrollMarginTop: '128px' }, narrow: { scrollMarginTop: '80px' } }),
});
export const heading2 = style([heading, { fontSize: vars.fontSize[20] }]);
export const heading3 = style([heading, { fontSize: vars.fontSize[16] }]);
export const number = style({ flex: 'none', fontVariantNumeric: 'tabular-nums' });
export const content = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space[3],
  minWidth: 0,
  '@media': { print: { ...block, marginTop: vars.space[3] } },
});

globalStyle(`${content} > * + *`, { '@media': { print: { marginTop: vars.space[3] } } });
