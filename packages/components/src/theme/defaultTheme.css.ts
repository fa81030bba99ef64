import { createGlobalTheme } from '@vanilla-extract/css';
import { vars } from './contract.css.js';
import { defaultTokens } from './tokens.js';

// `:host` sets the same values in a shadow root whose host page has no theme.
createGlobalTheme(':root, :host', vars, defaultTokens);
