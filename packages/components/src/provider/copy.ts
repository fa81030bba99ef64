// Features import copy from here; ui and patterns from the copy tier.
export { createCopy } from '../copy/createCopy.js';
export { fillCopy } from '../copy/fillCopy.js';
export { localized } from '../copy/localized.js';
export { figureOf } from '../copy/withFormats.js';
export type { CopyOf, CopyTexts, Template, Translation } from '../copy/types.js';
