import { createGlobalThemeContract } from '@vanilla-extract/css';
import { defaultTokens } from './tokens.js';
import { variableName } from './variableName.js';

/**
 * CSS variables with fixed names (`--huiqi-color-primary`) instead of hashes: a second copy of this
 * module, resolved from source or from dist, must refer to the same variables.
 */
export const vars = createGlobalThemeContract(defaultTokens, (_value, path) => variableName(path));
