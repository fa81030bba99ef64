/*
 * A page may open a dialog over that of a widget, such as its login, and the widget must let it be used. Neither knows of the
 * other, so the element of an event decides.
 */

/** A dialog, or what is being pressed: that is above the widget's, also where it does not say that it is a dialog. */
const above = 'dialog, [role=dialog], [role=alertdialog], :active';

/** Whether one element is around another, also across shadow roots. */
function encloses(outer: Element, inner: Element): boolean {
  for (let node: Node | null = inner; node; node = parentOf(node)) if (node === outer) return true;
  return false;
}

const parentOf = (node: Node) => (node instanceof ShadowRoot ? node.host : node.parentNode);

/** Whether the content is in a shadow root, and the page around it somebody else's. */
export const isInWidget = (content: Element | null): content is Element =>
  content?.getRootNode() instanceof ShadowRoot;

/** Whether an event is of the page beside the widget that the content is in. */
export const isBesideWidget = ({ target }: Event, content: Element | null): boolean =>
  isInWidget(content) && target instanceof Element && !encloses(target, content);

/** Whether the focus has gone to a dialog of the page, unless the widget is in it. */
export const isInPagesDialog = (event: FocusEvent, content: Element): boolean =>
  isBesideWidget(event, content) &&
  event
    .composedPath()
    .some((node) => node instanceof Element && node.matches(above) && !encloses(node, content));

/** Radix lets nothing but its dialog be pressed. The backdrop does the same, and only to what is below it. */
export function allowPagesDialogs(content: Element): void {
  if (isInWidget(content)) document.body.style.pointerEvents = '';
}

/** Radix ignores what is prevented. The page and the browser still get it: prevented, Escape closes no `<dialog>` of the page. */
export function hideFromRadix(event: Event): void {
  Object.defineProperty(event, 'defaultPrevented', { configurable: true, value: true });
  queueMicrotask(() => Reflect.deleteProperty(event, 'defaultPrevented'));
}
