import { style } from '@vanilla-extract/css';
import { foldedViewport, narrowViewport, vars } from '../../theme/index.js';

export const page = style({
  display: 'grid',
  gridTemplateColumns: '360px minmax(0, 1fr)',
  gap: vars.space[5],
  alignItems: 'start',
  marginTop: vars.space[4],
  '@media': {
    [foldedViewport]: { gridTemplateColumns: '300px minmax(0, 1fr)', gap: vars.space[4] },
    [narrowViewport]: { gridTemplateColumns: 'minmax(0, 1fr)' },
  },
});
/** With a department that the viewer has chosen. */
export const chosen = style([page]);

export const departments = style({
  position: 'sticky',
  top: vars.space[6],
  minWidth: 0,
  '@media': {
    [narrowViewport]: { position: 'static', selectors: { [`${chosen} > &`]: { display: 'none' } } },
  },
});
/** As high as the window, so that the people stay beside their department. */
export const scroller = style({
  maxHeight: 'max(320px, calc(100vh - 220px))',
  // Outlines of what is focused reach over it.
  margin: '-2px',
  padding: '2px',
  overflowY: 'auto',
  '@media': {
    [narrowViewport]: { maxHeight: 'none', overflowY: 'visible' },
    print: { maxHeight: 'none', overflowY: 'visible' },
  },
});
/** On a phone instead of the tree. */
export const people = style({
  minWidth: 0,
  '@media': {
    [narrowViewport]: { display: 'none', selectors: { [`${chosen} > &`]: { display: 'block' } } },
  },
});
export const back = style({
  display: 'none',
  '@media': { [narrowViewport]: { display: 'block' } },
});
export const list = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 220px), 1fr))',
  gap: vars.space[3],
  margin: 0,
  padding: 0,
  listStyle: 'none',
});
export const person = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[3],
  minWidth: 0,
  padding: vars.space[3],
  border: `1px solid ${vars.color.border}`,
  borderRadius: vars.radius.small,
  lineHeight: vars.lineHeight.heading,
});
export const name = style({ display: 'block', fontSize: vars.fontSize[16] });
export const phone = style({
  color: vars.color.muted,
  fontSize: vars.fontSize[14],
  fontVariantNumeric: 'tabular-nums',
});
