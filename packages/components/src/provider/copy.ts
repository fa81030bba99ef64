// Features import copy from here; ui and patterns from its own tier.
export { createCopy } from '../copy/createCopy.js';
export { fillCopy } from '../copy/fillCopy.js';
export { localized } from '../copy/localized.js';
export { figureOf } from '../copy/withFormats.js';
export type { CopyOf, CopyTexts, Template, Translation } from '../copy/types.js';
