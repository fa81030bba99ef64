import './defaultTheme.css.js';

export { careDarkTokens, careTokens } from './careTokens.js';
export { vars } from './contract.css.js';
export { darkTokens } from './darkTokens.js';
export {
  columnContainer,
  deskContainer,
  focusRing,
  forcedFrame,
  forcedMark,
  foldedContainer,
  foldedViewport,
  hiddenInCare,
  inCare,
  inDark,
  narrowContainer,
  narrowViewport,
  quickTransition,
  uncopied,
  visuallyHidden,
  wideContainer,
  wideViewport,
} from './mixins.js';
export { themeRoot } from './reset.css.js';
export { breakpoints, defaultTokens } from './tokens.js';
export { variablesOf, type TokenValues } from './variablesOf.js';
