/**
 * Wraps a task so that it never runs twice at a time: calls during a run ask for one more run after
 * it. Returns the trigger; it resolves when nothing is left to do.
 */
export function serial(task) {
  let running;
  let isAsked = false;
  const loop = async () => {
    while (isAsked) {
      isAsked = false;
      await task();
    }
    running = undefined;
  };
  return () => {
    isAsked = true;
    running ??= loop();
    return running;
  };
}
