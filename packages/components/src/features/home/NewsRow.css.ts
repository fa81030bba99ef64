import { style } from '@vanilla-extract/css';
import {
  focusRing,
  forcedFrame,
  foldedViewport,
  narrowViewport,
  vars,
  wideViewport,
} from '../../theme/index.js';

/** The newest over the whole width, the others in two columns. */
export const rows = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  gap: vars.space[4],
  '@media': {
    [foldedViewport]: { gridTemplateColumns: 'minmax(0, 1fr)', gap: vars.space[3] },
  },
});
export const row = style({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: '160px minmax(0, 1fr)',
  gap: vars.space[5],
  padding: vars.space[4],
  border: `1px solid ${vars.color.border}`,
  borderRadius: vars.radius.large,
  background: vars.color.surface,
  transition: `background-color ${vars.motion.quick}`,
  ':hover': { background: vars.color.hover },
  selectors: {
    '&:first-child': { gridColumn: '1 / -1' },
    // None stays alone in its row.
    '&:last-child:nth-child(even)': { gridColumn: '1 / -1' },
  },
  '@media': {
    [narrowViewport]: { gridTemplateColumns: '88px minmax(0, 1fr)', gap: vars.space[3] },
    [wideViewport]: {
      selectors: {
        '&:first-child': { gridTemplateColumns: '360px minmax(0, 1fr)', gap: vars.space[6] },
      },
    },
  },
});
/** As high as a title of one line with two lines of text and the date. */
export const picture = style({
  ...forcedFrame,
  display: 'grid',
  placeItems: 'center',
  height: '104px',
  overflow: 'hidden',
  borderRadius: vars.radius.large,
  background: vars.color.page,
  '@media': {
    [narrowViewport]: { height: '88px' },
    [wideViewport]: { selectors: { [`${row}:first-child > &`]: { height: '200px' } } },
  },
});
/** Fills its place, whose form may differ. */
export const photo = style({ width: '100%', height: '100%', objectFit: 'cover' });
export const text = style({
  display: 'grid',
  alignContent: 'center',
  gap: vars.space[1],
  minWidth: 0,
});
export const title = style({
  fontSize: vars.fontSize[16],
  lineHeight: vars.lineHeight.heading,
  overflowWrap: 'anywhere',
  '@media': {
    [wideViewport]: { selectors: { [`${row}:first-child &`]: { fontSize: vars.fontSize[24] } } },
  },
});
export const link = style({
  color: vars.color.text,
  textDecoration: 'none',
  ':hover': { color: vars.color.primary },
  // The whole row is the target.
  '::after': { content: '', position: 'absolute', inset: 0 },
  ':focus-visible': { outline: 'none' },
  selectors: { '&:focus-visible::after': { ...focusRing, outlineOffset: '-2px' } },
});
export const content = style({
  display: '-webkit-box',
  overflow: 'hidden',
  color: vars.color.muted,
  fontSize: vars.fontSize[14],
  WebkitBoxOrient: 'vertical',
  WebkitLineClamp: 2,
  '@media': {
    [wideViewport]: {
      selectors: { [`${row}:first-child &`]: { fontSize: vars.fontSize[16], WebkitLineClamp: 3 } },
    },
  },
});
export const date = style({
  color: vars.color.muted,
  fontSize: vars.fontSize[12],
  fontVariantNumeric: 'tabular-nums',
});
