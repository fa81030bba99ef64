/** What the first screen does without; the build puts the stylesheet in place of this text. */
export const laterCss: string = '__LATER_CSS__';
