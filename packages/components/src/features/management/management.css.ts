import { globalStyle, style } from '@vanilla-extract/css';
import { fold } from '../../patterns/page/fold.js';
import { stickyBar } from '../../patterns/page/stickyBar.js';
import { narrowViewport, vars } from '../../theme/index.js';

export const page = style({
  containerType: 'inline-size',
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space[4],
  maxWidth: vars.layout.desk,
  minWidth: 0,
});
export const stack = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space[4],
  minWidth: 0,
});
/** Sections of fields: two columns where there is room. */
export const sections = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 480px), 1fr))',
  alignItems: 'start',
  gap: vars.space[4],
});
/** A section with a text or a list of files takes the whole width. */
export const wide = style({ gridColumn: '1 / -1' });
export const materials = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 400px), 1fr))',
  gap: vars.space[4],
  listStyle: 'none',
  padding: 0,
  margin: 0,
});
export const material = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignContent: 'start',
  gap: vars.space[3],
  padding: vars.space[4],
  border: `1px solid ${vars.color.border}`,
  borderRadius: vars.radius.small,
});
export const fields = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space[5],
});
// Long texts are read as a whole where browsers can do that; elsewhere the field scrolls and can be resized.
globalStyle(`${sections} textarea`, {
  '@supports': { '(field-sizing: content)': { fieldSizing: 'content', maxHeight: '480px' } },
});
export const muted = style({ color: vars.color.muted, fontSize: vars.fontSize[14] });
export const prose = style({ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' });
/** Its height is known before it has come, so that nothing below it moves. The term beside it is in line with its top. */
export const factPicture = style({
  verticalAlign: 'top',
  height: '64px',
  maxWidth: '100%',
  objectFit: 'contain',
  objectPosition: 'left',
});
export const title = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${vars.space[1]} ${vars.space[3]}`,
});
export const bar = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: vars.space[3],
  ...stickyBar(),
  '@media': { print: { display: 'none' } },
});
export const row = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: vars.space[2],
});
export const problems = style({ display: 'grid', gap: vars.space[1], paddingLeft: vars.space[5] });
/** Choices side by side where there is room. */
export const keys = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 220px), 1fr))',
  gap: `${vars.space[1]} ${vars.space[4]}`,
});
// What is wrong may take several lines on a phone.
globalStyle(`${problems} button`, { height: 'auto', whiteSpace: 'normal', textAlign: 'start' });
export const chips = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: vars.space[2],
  listStyle: 'none',
  padding: 0,
  margin: 0,
});
export const overviewLines = style({ display: 'grid', listStyle: 'none', padding: 0, margin: 0 });
export const overviewLine = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: `${vars.space[1]} ${vars.space[3]}`,
  minHeight: '44px',
  paddingBlock: vars.space[2],
  selectors: { '& + &': { borderTop: `1px solid ${vars.color.border}` } },
});
/** A long address breaks where it must. */
export const address = style({
  minWidth: 0,
  color: vars.color.muted,
  fontSize: vars.fontSize[14],
  overflowWrap: 'anywhere',
});
/** Long names take two lines: what is said of them is at the right end of every line, on phones too. */
export const overviewName = style({
  flex: '1 1 9em',
  minWidth: 0,
  overflowWrap: 'anywhere',
  textWrap: 'pretty',
});
globalStyle(`a${overviewName}`, { color: vars.color.primary });
export const previewPhone = style({ maxWidth: '375px', minWidth: 0, containerType: 'inline-size' });
export const previewDesktop = style({ minWidth: 0, containerType: 'inline-size' });
export const card = style({ maxWidth: '280px' });
export const decision = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space[3],
  padding: vars.space[5],
  border: `1px solid ${vars.color.border}`,
  borderRadius: vars.radius.large,
  background: vars.color.surface,
  ...fold({ narrow: { padding: vars.space[4] } }),
});
/** Two labels of a button: phones have room for the short one. */
export const onWide = style({ '@media': { [narrowViewport]: { display: 'none' } } });
export const onNarrow = style({
  display: 'none',
  '@media': { [narrowViewport]: { display: 'inline' } },
});
