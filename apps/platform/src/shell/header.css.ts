import { createVar, globalStyle, style } from '@vanilla-extract/css';
import {
  focusRing,
  foldedViewport,
  forcedFrame,
  hiddenInCare,
  inCare,
  inDark,
  narrowViewport,
  quickTransition,
  vars,
} from '@huiqi/components/theme';

const light = { ...focusRing, outlineColor: vars.color.onPrimary, outlineOffset: '-4px' };

export const header = style({
  background: vars.color.surface,
  selectors: { '&[data-compact]': { borderBottom: `1px solid ${vars.color.border}` } },
  '@media': { [foldedViewport]: { borderBottom: `3px solid ${vars.color.primary}` } },
});
export const top = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[4],
  minHeight: '72px',
  selectors: { '[data-compact] > &': { minHeight: '56px' } },
  '@media': {
    [foldedViewport]: { gap: vars.space[2], minHeight: '60px' },
    [narrowViewport]: { gap: vars.space[1] },
  },
});
export const brand = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space[2],
  minWidth: vars.control.small,
  minHeight: vars.control.small,
  flex: '0 1 auto',
  color: vars.color.text,
  textDecoration: 'none',
  borderRadius: vars.radius.small,
  ':focus-visible': focusRing,
});
/** Dark letters become light ones, and blue stays blue. */
export const darkLogo = { filter: 'invert(1) hue-rotate(180deg)' } as const;
// On phones the mark at the left end replaces the whole logo; the name follows as text.
export const logo = style({
  height: 'auto',
  selectors: inDark(darkLogo),
  '@media': {
    [narrowViewport]: {
      flex: 'none',
      width: '26px',
      height: '26px',
      objectFit: 'cover',
      objectPosition: 'left',
    },
  },
});
export const shortName = style({
  display: 'none',
  fontWeight: vars.fontWeight.bold,
  whiteSpace: 'nowrap',
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  '@media': {
    [narrowViewport]: {
      display: 'inline',
      // In two lines, so that the region beside it is read in full.
      selectors: inCare({ whiteSpace: 'normal', maxWidth: '4em', lineHeight: '1.2' }),
    },
  },
});
export const region = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space[1],
  minHeight: vars.control.small,
  minWidth: 0,
  padding: `0 ${vars.space[2]}`,
  border: `1px solid ${vars.color.border}`,
  borderRadius: vars.radius.small,
  background: vars.color.surface,
  color: vars.color.text,
  fontSize: vars.fontSize[14],
  transition: quickTransition('background-color', 'border-color'),
  ':hover': { background: vars.color.hover, borderColor: vars.color.borderStrong },
  ':focus-visible': focusRing,
  '@media': { [foldedViewport]: { minHeight: '44px', border: 0 } },
});
export const regionName = style({
  maxWidth: '8em',
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  '@media': { [narrowViewport]: { maxWidth: '4em' } },
});
export const account = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[4],
  marginInlineStart: 'auto',
  fontSize: vars.fontSize[14],
  '@media': { [foldedViewport]: { gap: vars.space[1] } },
});
const plain = {
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: '44px',
  textDecoration: 'none',
  whiteSpace: 'nowrap',
  ':hover': { textDecoration: 'underline' },
} as const;
/** Entrances of others, which the login page has too. */
export const entrance = style({ display: 'contents', selectors: hiddenInCare });
export const quiet = style({
  ...plain,
  padding: 0,
  border: 0,
  background: 'none',
  color: vars.color.muted,
  fontSize: vars.fontSize[14],
  '@media': { [foldedViewport]: { display: 'none' } },
});
export const logIn = style({
  ...plain,
  color: vars.color.primary,
  paddingInline: vars.space[2],
});
export const register = style({
  ...plain,
  ...forcedFrame,
  minHeight: `calc(${vars.control.small} + 4px)`,
  padding: `0 ${vars.space[4]}`,
  borderRadius: vars.radius.small,
  background: vars.color.primary,
  color: vars.color.onPrimary,
  ':hover': { background: vars.color.primaryHover },
  ':active': { background: vars.color.primaryActive },
  '@media': { [narrowViewport]: { display: 'none' } },
});
export const menuButton = style({
  display: 'none',
  flex: 'none',
  alignItems: 'center',
  justifyContent: 'center',
  width: '44px',
  height: '44px',
  marginInlineEnd: `calc(-1 * ${vars.space[2]})`,
  border: 0,
  borderRadius: vars.radius.small,
  background: 'none',
  color: vars.color.text,
  ':hover': { background: vars.color.hover },
  ':focus-visible': focusRing,
  selectors: { '[data-compact] &': { display: 'inline-flex' } },
  '@media': { [foldedViewport]: { display: 'inline-flex' } },
});
/** Distance of an entry's text from the edges of the entry. */
const aside = createVar();
export const nav = style({
  vars: { [aside]: vars.space[4] },
  background: vars.color.primary,
  // A bar of the light primary colour would be the brightest part of the page.
  selectors: {
    // Large entries in one line, from 1024 px on.
    ...inCare({ vars: { [aside]: vars.space[2] } }),
    ...inDark({
      background: vars.color.primarySoft,
      vars: {
        [vars.color.onPrimary]: vars.color.text,
        [vars.color.primaryHover]: vars.color.hover,
        [vars.color.primaryActive]: vars.color.page,
      },
    }),
  },
  '@media': { [foldedViewport]: { display: 'none' } },
});
export const navList = style({ display: 'flex', listStyle: 'none', marginBlock: 0 });
export const navLink = style({
  position: 'relative',
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[1],
  minHeight: vars.control.large,
  padding: `0 ${aside}`,
  border: 0,
  whiteSpace: 'nowrap',
  background: 'none',
  color: vars.color.onPrimary,
  fontSize: vars.fontSize[16],
  textDecoration: 'none',
  transition: quickTransition('background-color'),
  ':hover': { background: vars.color.primaryHover },
  ':active': { background: vars.color.primaryActive },
  ':focus-visible': light,
  selectors: {
    '&[aria-current="page"], &[data-active]': {
      fontWeight: vars.fontWeight.bold,
    },
    '&[aria-expanded="true"]': { background: vars.color.primaryHover },
    '&[aria-current="page"]::after, &[data-active]::after': {
      content: '',
      position: 'absolute',
      insetInline: aside,
      bottom: 0,
      height: '3px',
      background: vars.color.onPrimary,
    },
  },
});
// Aligns the text of the first entry with the logo, not its box.
globalStyle(`${navList} > li:first-child > a`, {
  marginInlineStart: `calc(-1 * ${aside})`,
});
export const group = style({ position: 'relative' });
export const panel = style({
  position: 'absolute',
  top: '100%',
  insetInlineStart: 0,
  zIndex: vars.layer.float,
  width: '320px',
  border: `1px solid ${vars.color.border}`,
  borderTop: 0,
  borderRadius: `0 0 ${vars.radius.large} ${vars.radius.large}`,
  background: vars.color.surface,
  boxShadow: vars.shadow.float,
  selectors: { '&[hidden]': { display: 'none' } },
});
// The last one would overflow a window of 1024 px.
globalStyle(`${group}:last-child > ${panel}`, { insetInlineStart: 'auto', insetInlineEnd: 0 });
export const panelWait = style({
  margin: 0,
  padding: vars.space[4],
  color: vars.color.muted,
  fontSize: vars.fontSize[14],
});
