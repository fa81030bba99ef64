/** How often a dashboard reads its figures again, in milliseconds. */
export const refreshEvery = 60_000;
