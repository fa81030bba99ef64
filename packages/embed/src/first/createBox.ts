/** The element that a widget is drawn in. */
export function createBox(): HTMLElement {
  const box = document.createElement('div');
  // Inherited properties of the page reach into a shadow root; reset them.
  box.style.setProperty('all', 'initial');
  box.style.setProperty('display', 'block');
  return box;
}
