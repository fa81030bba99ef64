import { style } from '@vanilla-extract/css';
import { fold } from '../../patterns/page/fold.js';
import { narrowViewport, vars } from '../../theme/index.js';

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
  gap: vars.space[6],
  padding: `${vars.space[8]} ${vars.space[10]}`,
  border: `1px solid ${vars.color.border}`,
  borderRadius: vars.radius.large,
  background: vars.color.surface,
  '@media': { [narrowViewport]: { padding: vars.space[5] } },
});
export const newsHead = style({
  display: 'grid',
  gap: vars.space[3],
  paddingBottom: vars.space[5],
  borderBottom: `1px solid ${vars.color.border}`,
});
export const newsTitle = style({
  fontSize: vars.fontSize[24],
  lineHeight: vars.lineHeight.heading,
});
export const newsFacts = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: `${vars.space[1]} ${vars.space[6]}`,
  color: vars.color.muted,
  fontSize: vars.fontSize[14],
  fontVariantNumeric: 'tabular-nums',
});
export const newsPicture = style({
  display: 'grid',
  placeItems: 'center',
  height: '120px',
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
  maxWidth: '720px',
  fontSize: vars.fontSize[16],
});
export const others = style({ display: 'grid', gap: vars.space[3] });
export const other = style({
  display: 'grid',
  gap: vars.space[1],
  selectors: {
    '& + &': { paddingTop: vars.space[3], borderTop: `1px solid ${vars.color.border}` },
  },
});
export const otherLink = style({
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
