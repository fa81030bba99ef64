/**
 * Runs a function at another page width. `page.viewport` would also work but paint a frame each time; measuring needs
 * none, since no component reads the window's width.
 */
export function withWidth<T>(width: number, work: () => T): T {
  // Vitest gives the test frame the size of its surroundings.
  const around = frameElement?.parentElement;
  if (!around) throw new Error('The tests are not in the frame of Vitest');
  const before = around.style.width;
  around.style.width = `${width}px`;
  try {
    return work();
  } finally {
    around.style.width = before;
  }
}
