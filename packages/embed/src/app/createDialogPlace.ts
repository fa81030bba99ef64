import { keepControlled } from './keepControlled.js';
import { guardLinks } from './linkTargets.js';
import { submitWithoutForms } from './submitWithoutForms.js';

/** An element for dialogs, with the widget's styles. */
export interface DialogPlace {
  readonly element: HTMLElement;
  /** `z-index` of all dialogs; null keeps the page's order. */
  readonly setLayer: (layer: number | null) => void;
  /** What the care version changes otherwise than by tokens follows this mark (`inCare` of the theme). */
  readonly setDisplay: (display: string) => void;
  readonly remove: () => void;
}

/** A place for dialogs in an element of the page, with its own shadow root, or at the end of the widget. */
export function createDialogPlace(root: ShadowRoot, container: HTMLElement | null): DialogPlace {
  const element = plainBox();
  const setDisplay = (display: string) => element.setAttribute('data-huiqi-display', display);
  if (!container) {
    root.append(element);
    return { element, setDisplay, setLayer: layerOf(element), remove: () => element.remove() };
  }
  const host = plainBox();
  const shadow = host.attachShadow({ mode: 'open' });
  shadow.append(element);
  container.append(host);
  submitWithoutForms(shadow);
  guardLinks(shadow);
  keepControlled(shadow);
  for (const link of root.querySelectorAll('link')) shadow.append(link.cloneNode());
  // By the time that something is drawn all its styles are there; a look may have changed since the last.
  const observer = new MutationObserver(() => {
    if ('adoptedStyleSheets' in shadow) shadow.adoptedStyleSheets = root.adoptedStyleSheets;
  });
  observer.observe(element, { childList: true, subtree: true });
  return {
    element,
    setDisplay,
    setLayer: layerOf(host),
    remove() {
      observer.disconnect();
      host.remove();
    },
  };
}

/** Inherited properties of the page reach into a shadow root; here they do not. */
function plainBox(): HTMLElement {
  const box = document.createElement('div');
  box.style.setProperty('all', 'initial');
  box.style.setProperty('display', 'block');
  box.style.setProperty('position', 'relative');
  return box;
}

const layerOf = (box: HTMLElement) => (layer: number | null) =>
  box.style.setProperty('z-index', layer === null ? null : String(layer));
