/** The stylesheets of the modules that have run, in their order. */
const texts: string[] = [];
let sheet: CSSStyleSheet | undefined;
let isStale = false;

/** Adds a stylesheet to every widget of the page. The build calls it where a module imports one. */
export function addStyles(css: string): void {
  texts.push(css);
  if (!sheet || isStale) return;
  isStale = true;
  // Once for all modules of a file, and before the code that has waited for them goes on.
  queueMicrotask(() => {
    isStale = false;
    sheet?.replaceSync(stylesSoFar());
  });
}

export const stylesSoFar = (): string => texts.join('');

/** One sheet for all widgets of the page; it grows with the code that is loaded. */
export function sharedSheet(): CSSStyleSheet {
  if (!sheet) {
    sheet = new CSSStyleSheet();
    sheet.replaceSync(stylesSoFar());
  }
  return sheet;
}
