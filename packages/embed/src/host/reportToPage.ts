/** Reports an error of the page's own function as an uncaught one; `reportError` came with Chromium 95. */
export function reportToPage(error: unknown): void {
  if (typeof reportError === 'function') reportError(error);
  else
    setTimeout(() => {
      throw error;
    });
}
