/** How long a page that is not painted, such as in the background, delays the code. */
const unpaintedMs = 100;

/** Resolves after the next paint. */
export const painted = () =>
  new Promise<void>((resolve) => {
    requestAnimationFrame(() => setTimeout(resolve));
    setTimeout(resolve, unpaintedMs);
  });
