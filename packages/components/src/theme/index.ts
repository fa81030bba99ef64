import './defaultTheme.css.js';

export { vars } from './contract.css.js';
export { darkTokens } from './darkTokens.js';
export {
  deskContainer,
  focusRing,
  foldedContainer,
  foldedViewport,
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
