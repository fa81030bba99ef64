/** Resolves in a separate task, so that the host can respond to input in between. */
export const nextTask = () =>
  new Promise<void>((resolve) => {
    setTimeout(resolve);
  });
