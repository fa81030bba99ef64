import { globalStyle, style } from '@vanilla-extract/css';
import {
  focusRing,
  foldedViewport,
  narrowViewport,
  quickTransition,
  vars,
} from '@huiqi/components/theme';

export const frame = style({
  minHeight: '100vh',
  display: 'flex',
  flexDirection: 'column',
  background: vars.color.page,
});
const column = {
  width: '100%',
  margin: '0 auto',
  paddingInline: vars.space[4],
  boxSizing: 'border-box',
} as const;
export const inner = style({
  ...column,
  maxWidth: `calc(${vars.layout.content} + 2 * ${vars.space[4]})`,
});
export const wideInner = style({
  ...column,
  maxWidth: `calc(${vars.layout.desk} + 2 * ${vars.space[4]})`,
});
export const header = style({
  background: vars.color.surface,
  borderBottom: `1px solid ${vars.color.border}`,
});
export const top = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[4],
  minHeight: '64px',
  paddingBlock: vars.space[2],
  flexWrap: 'wrap',
  '@media': { [narrowViewport]: { gap: `0 ${vars.space[4]}` } },
});
export const brand = style({ display: 'inline-flex', minWidth: 0, flex: '0 1 352px' });
export const logo = style({ maxWidth: '100%', height: 'auto' });
export const region = style({
  fontSize: vars.fontSize[14],
  color: vars.color.muted,
  '@media': { [foldedViewport]: { display: 'none' } },
});
export const account = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[4],
  marginInlineStart: 'auto',
  fontSize: vars.fontSize[14],
  flexWrap: 'wrap',
});
export const quiet = style({
  color: vars.color.muted,
  '@media': { [foldedViewport]: { display: 'none' } },
});
export const menuButton = style({
  display: 'none',
  minHeight: '44px',
  padding: `0 ${vars.space[3]}`,
  border: `1px solid ${vars.color.border}`,
  borderRadius: vars.radius.small,
  background: vars.color.surface,
  color: vars.color.text,
  font: 'inherit',
  ':hover': { background: vars.color.hover },
  ':focus-visible': focusRing,
  '@media': { [foldedViewport]: { display: 'inline-block' } },
});
export const nav = style({ borderTop: `1px solid ${vars.color.border}` });
export const navList = style({
  display: 'flex',
  gap: vars.space[1],
  listStyle: 'none',
  marginBlock: 0,
  '@media': {
    [foldedViewport]: {
      display: 'none',
      flexDirection: 'column',
      paddingBottom: vars.space[2],
      selectors: { '&[data-open]': { display: 'flex' } },
    },
  },
});
export const navLink = style({
  display: 'block',
  padding: `${vars.space[3]} ${vars.space[4]}`,
  color: vars.color.text,
  textDecoration: 'none',
  borderBottom: '3px solid transparent',
  transition: quickTransition('background-color'),
  ':hover': { background: vars.color.hover },
  ':focus-visible': { ...focusRing, outlineOffset: '-2px' },
  selectors: {
    '&[aria-current="page"]': {
      color: vars.color.primary,
      borderBottomColor: vars.color.primary,
      fontWeight: vars.fontWeight.bold,
    },
  },
});
// Aligns the text of the first entry with the logo, not its box.
globalStyle(`${navList} > li:first-child > a`, {
  marginInlineStart: `calc(-1 * ${vars.space[4]})`,
  '@media': { [foldedViewport]: { marginInlineStart: 0 } },
});
export const main = style({
  flex: 1,
  paddingBlock: `${vars.space[6]} ${vars.space[12]}`,
  outline: 'none',
});
export const footer = style({
  background: vars.color.surface,
  borderTop: `1px solid ${vars.color.border}`,
  fontSize: vars.fontSize[14],
  lineHeight: vars.lineHeight.text,
});
export const footerGrid = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 240px), 1fr))',
  gap: vars.space[6],
  paddingBlock: vars.space[6],
});
export const footerTitle = style({
  margin: `0 0 ${vars.space[2]}`,
  fontSize: vars.fontSize[16],
  fontWeight: vars.fontWeight.bold,
});
export const partners = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: vars.space[2],
  listStyle: 'none',
  margin: 0,
  padding: 0,
});
export const legal = style({
  color: vars.color.muted,
  paddingBlock: vars.space[3],
  fontSize: vars.fontSize[12],
});
export const rule = style({ borderTop: `1px solid ${vars.color.border}` });

globalStyle('body', { margin: 0 });
globalStyle(`${footer} p`, { margin: 0 });
