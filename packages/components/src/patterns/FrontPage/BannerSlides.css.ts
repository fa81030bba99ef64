import { style } from '@vanilla-extract/css';
import { focusRing, forcedFrame, forcedMark, quickTransition, vars } from '../../theme/index.js';
import { fold } from '../page/fold.js';

/** Dark enough for white text in light and dark themes: pictures are the same in both. */
const shade = 'linear-gradient(100deg, rgba(0, 0, 0, 0.5), rgba(0, 0, 0, 0.4))';
const scrim = 'rgba(6, 20, 45, 0.64)';

export const carousel = style({ position: 'relative', minWidth: 0, height: '100%' });
export const track = style({
  display: 'flex',
  height: '100%',
  margin: 0,
  padding: 0,
  overflowX: 'auto',
  overscrollBehaviorX: 'contain',
  scrollSnapType: 'x mandatory',
  scrollbarWidth: 'none',
  listStyle: 'none',
  ':focus-visible': { ...focusRing, outlineColor: vars.color.onPrimary, outlineOffset: '-4px' },
});
export const slide = style({
  position: 'relative',
  flex: '0 0 100%',
  display: 'grid',
  alignItems: 'center',
  minWidth: 0,
  scrollSnapAlign: 'start',
  scrollSnapStop: 'always',
  background: `${shade}, linear-gradient(100deg, ${vars.color.primaryActive}, ${vars.color.primary})`,
});
export const picture = style({
  position: 'absolute',
  inset: 0,
  width: '100%',
  height: '100%',
  objectFit: 'cover',
  objectPosition: '70% 50%',
});
export const words = style({
  position: 'relative',
  display: 'grid',
  justifyItems: 'start',
  gap: vars.space[3],
  maxWidth: '600px',
  padding: `${vars.space[8]} ${vars.space[10]} 96px`,
  // Keeps the text readable on any picture.
  textShadow: '0 1px 2px rgba(6, 20, 45, 0.55)',
  ...fold({
    narrow: {
      alignSelf: 'stretch',
      alignContent: 'center',
      gap: vars.space[2],
      padding: `${vars.space[6]} ${vars.space[4]} ${vars.space[12]}`,
      // On phones the text overlaps the middle of the picture, whatever its brightness.
      background: scrim,
    },
  }),
});
export const title = style({
  fontSize: vars.fontSize[32],
  fontWeight: vars.fontWeight.bold,
  lineHeight: vars.lineHeight.heading,
  // Avoids lines of a single character on phones.
  textWrap: 'balance',
  ...fold({ narrow: { fontSize: vars.fontSize[24] } }),
});
export const sentence = style({ fontSize: vars.fontSize[16], textWrap: 'balance' });
export const link = style({
  ...forcedFrame,
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space[1],
  minHeight: vars.control.medium,
  marginTop: vars.space[2],
  paddingInline: vars.space[4],
  borderRadius: vars.radius.small,
  background: vars.color.surface,
  color: vars.color.primary,
  fontSize: vars.fontSize[16],
  fontWeight: vars.fontWeight.medium,
  textDecoration: 'none',
  textShadow: 'none',
  transition: quickTransition('background-color'),
  ':hover': { background: vars.color.primarySoft },
  ':focus-visible': { ...focusRing, outlineColor: vars.color.onPrimary },
});
export const controls = style({
  position: 'absolute',
  // Below the text, where pictures are dark.
  insetInlineStart: vars.space[8],
  insetBlockEnd: '52px',
  display: 'flex',
  alignItems: 'center',
  // Text has a ground of its own on a picture, marks do not.
  '@media': { '(forced-colors: active)': { background: 'Canvas' } },
  ...fold({
    narrow: {
      insetInlineStart: vars.space[2],
      insetBlockEnd: vars.space[1],
    },
  }),
});
/** A target of 32 px with a bar inside. */
export const dot = style({
  display: 'grid',
  placeItems: 'center',
  width: vars.control.small,
  height: vars.control.small,
  border: 0,
  background: 'none',
  cursor: 'pointer',
  '::before': {
    content: '',
    width: '20px',
    height: '4px',
    borderRadius: vars.radius.round,
    background: vars.color.onPrimary,
    opacity: 0.6,
    transition: quickTransition('opacity'),
  },
  ':focus-visible': { ...focusRing, outlineColor: vars.color.onPrimary, outlineOffset: '-2px' },
  selectors: {
    '&::before': { '@media': forcedMark },
    '&[aria-current]::before, &:hover::before': { opacity: 1 },
  },
});
export const pause = style({
  display: 'grid',
  placeItems: 'center',
  width: vars.control.small,
  height: vars.control.small,
  border: 0,
  borderRadius: vars.radius.small,
  background: 'none',
  color: vars.color.onPrimary,
  cursor: 'pointer',
  ':hover': { background: 'rgba(255, 255, 255, 0.16)' },
  ':focus-visible': { ...focusRing, outlineColor: vars.color.onPrimary, outlineOffset: '-2px' },
});
