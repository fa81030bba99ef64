/** Refresh interval of a dashboard in milliseconds. */
export const refreshEvery = 60_000;
