import { globalStyle, style } from '@vanilla-extract/css';
import {
  focusRing,
  foldedViewport,
  inCare,
  inDark,
  narrowViewport,
  vars,
} from '@huiqi/components/theme';
import { darkLogo } from '../../shell/header.css.js';

/** Panel and form side by side in little space. */
const tight = 'screen and (max-width: 1200px)';

export const page = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gridTemplateRows: 'auto 1fr auto',
  minHeight: ['100vh', '100dvh'],
  background: vars.color.page,
});
const inner = style({
  boxSizing: 'border-box',
  width: '100%',
  maxWidth: `calc(${vars.layout.content} + 2 * ${vars.space[4]})`,
  marginInline: 'auto',
  paddingInline: vars.space[4],
});
export const head = style({
  background: vars.color.surface,
  borderBottom: `1px solid ${vars.color.border}`,
});
export const headInner = style([
  inner,
  {
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: vars.space[6],
    minHeight: '64px',
  },
]);
export const home = style({
  display: 'inline-flex',
  alignItems: 'center',
  minWidth: 0,
  minHeight: vars.control.small,
  ':focus-visible': focusRing,
});
export const logo = style({
  maxWidth: '100%',
  height: 'auto',
  selectors: inDark(darkLogo),
});
export const headLinks = style({
  flex: 'none',
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[4],
});
export const headLink = style({
  flex: 'none',
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: vars.control.small,
  fontSize: vars.fontSize[14],
  '@media': { [narrowViewport]: { display: 'none' } },
});
export const body = style([
  inner,
  {
    display: 'grid',
    alignItems: 'center',
    justifyItems: 'center',
    paddingBlock: vars.space[10],
    '@media': { [narrowViewport]: { alignItems: 'start', padding: 0 } },
  },
]);
/** Panel and form in one card; below 1024 px the form alone. */
export const door = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) 496px',
  width: '100%',
  maxWidth: '1120px',
  minHeight: '600px',
  overflow: 'hidden',
  border: `1px solid ${vars.color.border}`,
  borderRadius: vars.radius.large,
  background: vars.color.surface,
  '@media': {
    [foldedViewport]: {
      gridTemplateColumns: 'minmax(0, 1fr)',
      maxWidth: '520px',
      minHeight: 0,
    },
    [narrowViewport]: { maxWidth: 'none', borderInline: 0, borderTop: 0, borderRadius: 0 },
  },
});
export const aside = style({
  display: 'flex',
  flexDirection: 'column',
  background: vars.color.primaryActive,
  color: vars.color.onPrimary,
  // The light primary colour is for small parts of a dark page.
  selectors: inDark({
    vars: {
      [vars.color.primaryActive]: vars.color.hover,
      [vars.color.primary]: vars.color.primarySoft,
      [vars.color.onPrimary]: vars.color.text,
    },
  }),
  '@media': { [foldedViewport]: { display: 'none' } },
});
export const pitch = style({
  flex: 1,
  padding: `${vars.space[12]} ${vars.space[12]} ${vars.space[6]}`,
  '@media': { [tight]: { padding: `${vars.space[10]} ${vars.space[8]} ${vars.space[6]}` } },
});
export const slogan = style({
  margin: 0,
  fontSize: vars.fontSize[32],
  fontWeight: vars.fontWeight.bold,
  lineHeight: vars.lineHeight.heading,
  '@media': { [tight]: { fontSize: vars.fontSize[24] } },
});
export const sloganLine = style({ display: 'block' });
export const line = style({ margin: `${vars.space[3]} 0 0`, fontSize: vars.fontSize[16] });
export const offers = style({
  display: 'grid',
  gap: vars.space[5],
  margin: `${vars.space[8]} 0 0`,
  padding: 0,
  listStyle: 'none',
});
export const offer = style({
  display: 'grid',
  gridTemplateColumns: '40px 1fr',
  columnGap: vars.space[4],
  alignItems: 'start',
});
export const offerMark = style({
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  width: '40px',
  height: '40px',
  borderRadius: vars.radius.large,
  background: vars.color.primary,
});
export const offerTitle = style({
  margin: 0,
  fontSize: vars.fontSize[16],
  fontWeight: vars.fontWeight.bold,
});
export const offerText = style({ margin: 0, fontSize: vars.fontSize[14] });
export const trust = style({
  margin: 0,
  padding: `${vars.space[3]} ${vars.space[12]}`,
  background: vars.color.primary,
  fontSize: vars.fontSize[14],
  '@media': { [tight]: { paddingInline: vars.space[8] } },
});
export const form = style({
  alignSelf: 'center',
  padding: `${vars.space[10]} ${vars.space[12]}`,
  '@media': {
    [foldedViewport]: { padding: vars.space[8] },
    [narrowViewport]: { padding: `${vars.space[6]} ${vars.space[4]}` },
  },
});
export const formHead = style({ marginBottom: vars.space[5] });
export const formFoot = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  gap: `${vars.space[2]} ${vars.space[6]}`,
  marginTop: vars.space[6],
  paddingTop: vars.space[4],
  borderTop: `1px solid ${vars.color.border}`,
  color: vars.color.muted,
  fontSize: vars.fontSize[14],
});
export const others = style({ display: 'flex', flexWrap: 'wrap', gap: vars.space[4] });
export const foot = style([
  inner,
  {
    display: 'flex',
    flexWrap: 'wrap',
    justifyContent: 'center',
    gap: `${vars.space[1]} ${vars.space[6]}`,
    paddingBlock: vars.space[5],
    color: vars.color.muted,
    fontSize: vars.fontSize[12],
    selectors: inCare({ lineHeight: '44px' }),
  },
]);

// Takes no space while empty.
globalStyle(`${formHead} > [role="status"]:not(:empty)`, { marginTop: vars.space[4] });
