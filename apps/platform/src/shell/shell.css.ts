import '../display/displayModes.css.js';
import { globalStyle, style } from '@vanilla-extract/css';
import { narrowViewport, vars } from '@huiqi/components/theme';

export const frame = style({ background: vars.color.page });
/** Header and main part fill the window, so that the footer is below it and does not move while the page loads. */
export const screen = style({
  minHeight: ['100vh', '100dvh'],
  display: 'flex',
  flexDirection: 'column',
  '@media': { print: { display: 'block', minHeight: 0 } },
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
  // Bars at the lower edge reach the edges of the window.
  vars: { '--huiqi-gutter': `max(${vars.space[4]}, calc((100vw - ${vars.layout.content}) / 2))` },
});
export const wideInner = style({
  ...column,
  maxWidth: `calc(${vars.layout.desk} + 2 * ${vars.space[4]})`,
});
export const main = style({
  flex: 1,
  paddingBlock: `${vars.space[6]} ${vars.space[12]}`,
  outline: 'none',
  '@media': { [narrowViewport]: { paddingTop: vars.space[2] }, print: { padding: 0 } },
});

// All pages have the margins and numbers of sheets (printSheet.css.ts). Of the body: with a name of its own, `main` would be
// followed by an empty page.
globalStyle('body', { margin: 0, '@media': { print: { page: 'huiqi-sheet' } } });
// Pages that are no sheet (printSheet.css.ts) print their content without what is pressed.
globalStyle(`${main} :focus-visible`, { '@media': { print: { outline: 'none' } } });
const pressed = 'nav, [role=search], [role=tablist], button:not([data-printed]), [role=button]';
globalStyle(`${screen} > header, ${frame} > footer, ${main} :is(${pressed})`, {
  '@media': { print: { display: 'none !important' } },
});
