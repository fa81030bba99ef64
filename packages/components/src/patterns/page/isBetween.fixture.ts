const isBefore = (one: Element, other: Element) =>
  (one.compareDocumentPosition(other) & Node.DOCUMENT_POSITION_FOLLOWING) !== 0;

/** Whether an element is after one and before another: an error between the last field and the button. */
export const isBetween = (before: Element, it: Element, after: Element): boolean =>
  isBefore(before, it) && isBefore(it, after);
