/** The module of the desktop client around this page (spec 1 §9), as it injects it; undefined in a browser. */
export const clientModule = (): unknown =>
  (globalThis as { readonly huiqiHost?: { readonly module?: unknown } }).huiqiHost?.module;
