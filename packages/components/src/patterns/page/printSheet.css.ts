import { globalStyle, style, type GlobalStyleRule } from '@vanilla-extract/css';
import { defaultTokens, vars } from '../../theme/index.js';

/** Printed alone. A table in print: browsers repeat its unbroken head and foot on every page. */
export const printSheet = style({});
// Doubled, to win over what the page gives its card.
globalStyle(`${printSheet}${printSheet}`, {
  '@media': {
    print: {
      display: 'table',
      width: '100%',
      padding: 0,
      border: 0,
      borderRadius: 0,
      containerType: 'normal',
      page: 'huiqi-sheet',
    },
  },
});
/** Hides an element in print. */
export const screenOnly = style({ '@media': { print: { display: 'none !important' } } });
/** The line above every printed page. */
export const running = style({
  display: 'none',
  '@media': { print: { display: 'table-header-group', breakInside: 'avoid' } },
});
export const runningLine = style({
  display: 'flex',
  justifyContent: 'space-between',
  gap: vars.space[4],
  marginBottom: vars.space[4],
  paddingBottom: vars.space[2],
  borderBottom: `1px solid ${vars.color.border}`,
  color: vars.color.muted,
  fontSize: vars.fontSize[12],
  fontVariantNumeric: 'tabular-nums',
});
export const printBody = style({
  minWidth: 0,
  '@media': { print: { display: 'table-row-group' } },
});

const hidden: GlobalStyleRule = { '@media': { print: { display: 'none !important' } } };
const flat: GlobalStyleRule = {
  '@media': {
    print: {
      display: 'block',
      minHeight: 0,
      maxWidth: 'none',
      margin: 0,
      padding: 0,
      border: 0,
      containerType: 'normal',
      background: 'none',
    },
  },
};
// Header, navigation, bars and toasts stay on the screen.
globalStyle(
  `body:has(${printSheet}) *:not(:has(${printSheet})):not(${printSheet}):not(${printSheet} *)`,
  hidden,
);
// What surrounds the sheet takes no part in the layout; not all browsers can break grids and query containers.
globalStyle(`body :has(${printSheet})`, flat);
// Where there is no `:has`, the site marks it (markPrintSurroundings).
const around = '[data-around-sheet]';
globalStyle(`${around} > :not(${around}):not(${printSheet})`, hidden);
globalStyle(`body ${around}`, flat);
// What a button names, such as a file, may be what is printed for.
globalStyle(`${printSheet} :is(button:not([data-printed]), [role=button])`, {
  '@media': { print: { display: 'none' } },
});
globalStyle(`${printSheet} :focus-visible`, { '@media': { print: { outline: 'none' } } });
globalStyle(`${printSheet} :is(tr, li, dl > div)`, {
  '@media': { print: { breakInside: 'avoid' } },
});
globalStyle(`${printSheet} :is(h1, h2, h3)`, { '@media': { print: { breakAfter: 'avoid' } } });
// Named, so that what a host prints itself keeps its margins.
globalStyle('@page huiqi-sheet', {
  margin: '16mm 16mm 18mm',
  '@bottom-right': {
    content: 'counter(page) " / " counter(pages)',
    color: defaultTokens.color.muted,
    fontSize: '9pt',
  },
} as GlobalStyleRule);
