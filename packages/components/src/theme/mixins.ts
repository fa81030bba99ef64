import type { StyleRule } from '@vanilla-extract/css';
import { breakpoints } from './tokens.js';
import { vars } from './contract.css.js';

type Selectors = NonNullable<StyleRule['selectors']>;

const below = (width: string) => `(max-width: ${String(Number.parseFloat(width) - 0.02)}px)`;

/** Up to 600 px: one column, touch targets of 44 px. For `@media`. */
export const narrowViewport = `screen and (max-width: ${breakpoints.narrow})`;

/** Below 1024 px: asides move to the bottom, side navigation to the top. For `@media`. */
export const foldedViewport = `screen and ${below(breakpoints.wide)}`;

/** From 1024 px on: the complement of `foldedViewport`. For `@media`. */
export const wideViewport = `screen and (min-width: ${breakpoints.wide})`;

/**
 * The same limits for `@container`, inside an element with `containerType: 'inline-size'`. Prefer
 * them: a widget may be narrow on a wide screen.
 */
export const narrowContainer = `(max-width: ${breakpoints.narrow})`;
export const foldedContainer = below(breakpoints.wide);
export const wideContainer = `(min-width: ${breakpoints.wide})`;

/** Below 900 px: no room for two columns, on however wide a screen. For `@container`. */
export const columnContainer = below(breakpoints.columns);

/** Below 815 px: rows of a dense table become cards. For `@container`. */
export const deskContainer = below(breakpoints.desk);

/** Value of `transition` at 120 ms; `themeRoot` cancels it under reduced motion. */
export const quickTransition = (...properties: readonly string[]) =>
  properties.map((property) => `${property} ${vars.motion.quick}`).join(', ');

/** Declarations for the care version (careTokens.ts), which pages choose by `<html data-huiqi-display="care">`. For `selectors`. */
export const inCare = (rule: Selectors[string]): Selectors => ({
  '[data-huiqi-display~=care] &': rule,
});

/** Decoration, and what is offered elsewhere too: the care version shows fewer things a page. For `selectors`. */
export const hiddenInCare: Selectors = inCare({ display: 'none' });

/** Declarations for a page that the visitor sees dark (`<html data-huiqi-scheme="dark">`). For `selectors`. */
export const inDark = (rule: Selectors[string]): Selectors => ({
  '[data-huiqi-scheme=dark] &': rule,
});

export const focusRing = {
  outline: `2px solid ${vars.color.focus}`,
  outlineOffset: '2px',
} as const satisfies StyleRule;

/** Forced colours drop backgrounds: the frame of what otherwise has one. */
export const forcedFrame = {
  outline: '1px solid transparent',
  outlineOffset: '-1px',
} as const satisfies StyleRule;

/** Fills a mark that consists of its background in forced colours. For `@media`. */
export const forcedMark = {
  '(forced-colors: active)': { forcedColorAdjust: 'none', background: 'CanvasText' },
} as const satisfies StyleRule['@media'];

/** Invisible content is not copied either, so that a copied figure stays a figure. */
export const uncopied = {
  userSelect: 'none',
  WebkitUserSelect: 'none',
} as const satisfies StyleRule;

export const visuallyHidden = {
  ...uncopied,
  position: 'absolute',
  width: '1px',
  height: '1px',
  margin: '-1px',
  padding: 0,
  overflow: 'hidden',
  clipPath: 'inset(50%)',
  whiteSpace: 'nowrap',
  border: 0,
} as const satisfies StyleRule;
