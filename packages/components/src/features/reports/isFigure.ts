const figure = /^-?\d{1,3}(,\d{3})*(\.\d+)?$/;

/** Whether a text of the report is a number, possibly with thousands separators or decimals. */
export const isFigure = (text: string): boolean => figure.test(text);

/** Whether it is a number below zero. */
export const isNegative = (text: string): boolean =>
  text.startsWith('-') && isFigure(text) && /[1-9]/.test(text);
