import { globalStyle, style } from '@vanilla-extract/css';
import { fold } from '../../patterns/page/fold.js';
import { forcedFrame, narrowViewport, vars } from '../../theme/index.js';

export const quick = style({
  display: 'grid',
  // Not as many as there are fields, which would move while the page loads.
  gridTemplateColumns: 'repeat(4, minmax(0, 1fr))',
  gap: vars.space[4],
  alignItems: 'end',
  ...fold({
    folded: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
    narrow: { gridTemplateColumns: 'minmax(0, 1fr)' },
  }),
});
// Fields reserve space for an error: the button is aligned with the controls.
export const find = style({ paddingBottom: vars.space[1] });
/** A text page: narrow, and larger than lists. */
export const article = style({
  containerType: 'inline-size',
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space[4],
  width: '100%',
});
export const besideOthers = style({
  display: 'grid',
  gridTemplateColumns: `minmax(0, 1fr) ${vars.layout.aside}`,
  alignItems: 'start',
  gap: vars.space[6],
  ...fold({ folded: { gridTemplateColumns: 'minmax(0, 1fr)' } }),
});
export const paper = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 640px)',
  justifyContent: 'center',
  padding: `${vars.space[8]} ${vars.space[5]} ${vars.space[10]}`,
  border: `1px solid ${vars.color.border}`,
  borderRadius: vars.radius.large,
  background: vars.color.surface,
  '@media': { [narrowViewport]: { padding: vars.space[5] } },
});
/** 40 characters wide. */
export const column = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space[6],
  minWidth: 0,
});
export const newsHead = style({
  display: 'grid',
  gap: vars.space[3],
  '@media': { print: { marginBottom: vars.space[4] } },
});
export const newsTitle = style({
  fontSize: vars.fontSize[24],
  lineHeight: vars.lineHeight.heading,
});
export const newsFacts = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${vars.space[1]} ${vars.space[6]}`,
  minHeight: vars.control.small,
  color: vars.color.muted,
  fontSize: vars.fontSize[14],
  fontVariantNumeric: 'tabular-nums',
});
/** On phones they would take a line from the text, and browsers have their own. */
export const newsTools = style({
  marginInlineStart: 'auto',
  '@media': { [narrowViewport]: { display: 'none' } },
});
export const newsPicture = style({
  ...forcedFrame,
  display: 'grid',
  placeItems: 'center',
  height: '160px',
  borderRadius: vars.radius.large,
  background: vars.color.page,
});
/** A photograph is shown as it was cut. */
export const newsPhoto = style({
  display: 'block',
  aspectRatio: '16 / 9',
  overflow: 'hidden',
  borderRadius: vars.radius.large,
  background: vars.color.page,
});
export const newsBody = style({
  display: 'grid',
  gap: vars.space[4],
  fontSize: vars.fontSize[16],
  lineHeight: 1.75,
});
/** What to do next. */
export const newsNext = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: vars.space[4],
  padding: vars.space[4],
  border: '1px solid transparent',
  borderRadius: vars.radius.large,
  background: vars.color.primarySoft,
  fontSize: vars.fontSize[14],
  '@media': { print: { display: 'none' } },
});
globalStyle(`${newsNext} > p`, { flex: '1 1 240px' });
export const others = style({ display: 'grid', gap: vars.space[3] });
export const other = style({
  display: 'grid',
  gridTemplateColumns: '72px minmax(0, 1fr)',
  alignItems: 'center',
  gap: vars.space[3],
  selectors: {
    '& + &': { paddingTop: vars.space[3], borderTop: `1px solid ${vars.color.border}` },
  },
});
export const otherPicture = style({
  ...forcedFrame,
  display: 'grid',
  gridTemplateRows: '48px',
  placeItems: 'center',
  overflow: 'hidden',
  borderRadius: vars.radius.small,
  background: vars.color.page,
});
export const otherLink = style({
  display: 'block',
  color: vars.color.text,
  fontSize: vars.fontSize[14],
  overflowWrap: 'anywhere',
  textDecoration: 'none',
  ':hover': { color: vars.color.primary, textDecoration: 'underline' },
});
export const otherDate = style({
  color: vars.color.muted,
  fontSize: vars.fontSize[12],
  fontVariantNumeric: 'tabular-nums',
});
