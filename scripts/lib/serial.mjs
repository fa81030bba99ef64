/**
 * Wraps a task so that it never runs concurrently with itself: calls during a run schedule one more run
 * after it. Returns the trigger, whose promise resolves when nothing is left to do.
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
