import './defaultTheme.css.js';

export { vars } from './contract.css.js';
export { focusRing, narrowContainer, narrowViewport, visuallyHidden } from './mixins.js';
export { themeRoot } from './reset.css.js';
export { breakpoints, defaultTokens } from './tokens.js';
