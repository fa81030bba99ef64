/** Whether animations should be left out: wished by the user, or nobody can be asked, as in the tests of a host (jsdom). */
export const prefersStillness = (view: Window | null | undefined): boolean =>
  !view || !('matchMedia' in view) || view.matchMedia('(prefers-reduced-motion: reduce)').matches;
