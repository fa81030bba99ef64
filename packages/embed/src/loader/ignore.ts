/** For failures that are handled elsewhere. */
export const ignore = (): void => undefined;
