/** Resolves in a task of its own: the host may respond to input in between. */
export const nextTask = () =>
  new Promise<void>((resolve) => {
    setTimeout(resolve);
  });
