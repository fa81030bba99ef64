/**
 * Does something at another width of the page. `page.viewport` would do, and paint a frame for each; what is measured needs
 * none, since no component asks for the width of the window.
 */
export function withWidth<T>(width: number, work: () => T): T {
  // Vitest gives the frame of the tests the size of what is around it.
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
