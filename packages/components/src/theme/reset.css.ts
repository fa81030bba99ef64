import { globalStyle, style } from '@vanilla-extract/css';
import { vars } from './contract.css.js';

/**
 * Root of all components. `all: initial` blocks properties that a host page passes into a shadow
 * root by inheritance (font, colour, letter-spacing, pointer-events).
 */
export const themeRoot = style({
  all: 'initial',
  display: 'block',
  // Not among the properties of `all`.
  direction: 'ltr',
  unicodeBidi: 'isolate',
  boxSizing: 'border-box',
  color: vars.color.text,
  colorScheme: vars.colorScheme,
  fontFamily: vars.fontFamily.base,
  fontSize: vars.fontSize[14],
  lineHeight: vars.lineHeight.text,
  WebkitTextSizeAdjust: '100%',
  overflowWrap: 'break-word',
  // A hair's breadth between Chinese and figures or Latin letters, and none before a bracket that begins a line.
  textAutospace: 'normal',
  textSpacingTrim: 'trim-start',
});

// `:where` keeps specificity at zero, so that any component class wins.
const inside = (selector: string) => `:where(.${themeRoot}) :where(${selector})`;

// Pseudo-elements are not allowed inside `:where()`.
const everything = ['', '::before', '::after'].map((part) => `${inside('*')}${part}`).join(', ');

globalStyle(everything, { boxSizing: 'border-box' });

globalStyle(inside('h1, h2, h3, h4, h5, h6, p, ul, ol, dl, dd, figure, fieldset, blockquote'), {
  margin: 0,
  padding: 0,
});

globalStyle(inside('h1, h2, h3, h4, h5, h6'), {
  fontSize: vars.fontSize[16],
  fontWeight: vars.fontWeight.bold,
  lineHeight: vars.lineHeight.heading,
  // No last line of one character.
  textWrap: 'balance',
});

// Nor of names of companies in narrow columns. Not of sentences: their dates would be broken instead.
globalStyle(inside('td, th, dd'), { textWrap: 'pretty' });
globalStyle(inside('ul, ol'), { listStyle: 'none' });
globalStyle(inside('fieldset'), { border: 0, minWidth: 0 });
globalStyle(inside('legend'), { padding: 0 });
globalStyle(inside('img, svg'), { display: 'block', maxWidth: '100%' });
globalStyle(inside('a'), { color: vars.color.primary, textUnderlineOffset: '0.2em' });
globalStyle(inside('button, input, select, textarea'), {
  font: 'inherit',
  color: 'inherit',
  letterSpacing: 'inherit',
  margin: 0,
});
globalStyle(inside('button'), { cursor: 'pointer' });
globalStyle(inside('table'), { borderCollapse: 'collapse', borderSpacing: 0 });

globalStyle(inside(':focus-visible'), {
  outline: `2px solid ${vars.color.focus}`,
  outlineOffset: '2px',
});

globalStyle(everything, {
  '@media': {
    '(prefers-reduced-motion: reduce)': {
      animationDuration: '0.01ms !important',
      animationIterationCount: '1 !important',
      // Not 0.01ms: what an element inherits would then change one level of the tree after the other.
      transitionDuration: '0s !important',
    },
  },
});

// Forced colours drop backgrounds, so whatever is chosen is inverted with the system's colours; of a tree, the row without its branch.
const chosen =
  '[aria-current]:not([aria-current=false]), [aria-selected=true]:not([role=treeitem]), [role=treeitem][aria-selected=true] > :first-child, [aria-pressed=true], [data-active], [data-selected] > *';
globalStyle(`.${themeRoot} :is(${chosen})`, {
  '@media': {
    '(forced-colors: active)': {
      forcedColorAdjust: 'none',
      background: 'Highlight !important',
      color: 'HighlightText !important',
    },
  },
});
globalStyle(`.${themeRoot} :is(${chosen}) :is(*, svg text)`, {
  '@media': {
    '(forced-colors: active)': { background: 'transparent', color: 'inherit !important' },
  },
});
// The ring in the theme's colour could be as dark as what is chosen; inside it, nothing clips it.
globalStyle(`.${themeRoot} :is(${chosen}):focus-visible`, {
  '@media': {
    '(forced-colors: active)': {
      outline: '2px solid HighlightText !important',
      outlineOffset: '-4px !important',
    },
  },
});
globalStyle(`.${themeRoot} :is(${chosen}) :focus-visible`, {
  '@media': { '(forced-colors: active)': { outlineColor: 'HighlightText !important' } },
});
// Of native controls, browsers do the same.
globalStyle(`.${themeRoot} :is([aria-disabled=true]:not([aria-busy=true]), label:has(:disabled))`, {
  '@media': { '(forced-colors: active)': { borderColor: 'GrayText', color: 'GrayText' } },
});
