import { createGlobalTheme, globalStyle, style } from '@vanilla-extract/css';
import { brandRule } from './brandRule.js';
import { vars } from './contract.css.js';
import { defaultTokens } from './tokens.js';

/** Beside the class of a host's brand, whose own values win. */
export const besideBrand = style({});

// `:host` sets the same values in a shadow root whose host page has no theme.
createGlobalTheme(':root, :host', vars, defaultTokens);
globalStyle(`:root, :host, :where(.${besideBrand})`, brandRule);
