import { createGlobalTheme } from '@vanilla-extract/css';
import { vars } from './contract.css.js';
import { defaultTokens } from './tokens.js';

// `:host` gives the same values inside a shadow root whose host page has no theme.
createGlobalTheme(':root, :host', vars, defaultTokens);
