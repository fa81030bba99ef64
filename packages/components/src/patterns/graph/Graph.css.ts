import { globalStyle, style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../../theme/index.js';
import { fold } from '../page/fold.js';
import { graphColors } from './graphColors.js';

export const frame = style({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  overflow: 'hidden',
  border: `1px solid ${vars.color.border}`,
  borderRadius: vars.radius.large,
  background: vars.color.surface,
  selectors: { '&:fullscreen': { border: 0, borderRadius: 0, height: '100%' } },
});
export const withAside = style({
  gridTemplateColumns: `minmax(0, 1fr) ${vars.layout.aside}`,
  ...fold({ folded: { gridTemplateColumns: 'minmax(0, 1fr)' } }),
});
export const plane = style({ position: 'relative', minWidth: 0 });
export const canvas = style({
  display: 'block',
  width: '100%',
  height: 'max(360px, 62vh)',
  cursor: 'grab',
  touchAction: 'none',
  ':active': { cursor: 'grabbing' },
  ':focus-visible': { outlineOffset: '-2px' },
  selectors: {
    '&[data-over]': { cursor: 'pointer' },
    ':fullscreen > * > &': { height: '100vh' },
  },
  '@media': { print: { display: 'none' } },
});
export const tools = style({
  position: 'absolute',
  insetBlockEnd: vars.space[3],
  insetInlineEnd: vars.space[3],
  display: 'flex',
  gap: vars.space[2],
});
export const status = style({
  position: 'absolute',
  insetBlockStart: vars.space[3],
  insetInlineStart: vars.space[3],
  padding: `${vars.space[1]} ${vars.space[2]}`,
  borderRadius: vars.radius.small,
  background: vars.color.surface,
  color: vars.color.muted,
  fontSize: vars.fontSize[14],
});
export const aside = style({
  minWidth: 0,
  maxHeight: 'max(360px, 62vh)',
  overflow: 'auto',
  padding: vars.space[4],
  borderInlineStart: `1px solid ${vars.color.border}`,
  ...fold({
    folded: {
      maxHeight: 'none',
      borderInlineStart: 0,
      borderBlockStart: `1px solid ${vars.color.border}`,
    },
  }),
  selectors: { ':fullscreen > &': { maxHeight: '100vh' } },
});
// Its drawing is not printed, what is said about it is.
globalStyle(withAside, { '@media': { print: { display: 'block' } } });
globalStyle(aside, {
  '@media': { print: { maxHeight: 'none', overflow: 'visible', borderInlineStart: 0 } },
});
const colors = Object.fromEntries(
  graphColors.map(({ name, value }, place) => [place, `var(${name}, ${value})`]),
) as Record<0 | 1 | 2 | 3 | 4, string>;
export const mark = style({ display: 'inline-block', verticalAlign: '-2px' });
export const markColor = styleVariants(colors, (fill) => ({ fill }));
