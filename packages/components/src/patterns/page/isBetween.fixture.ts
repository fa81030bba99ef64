const isBefore = (one: Element, other: Element) =>
  (one.compareDocumentPosition(other) & Node.DOCUMENT_POSITION_FOLLOWING) !== 0;

/** Whether something stands after one element and before another: a failure between the last field and the button. */
export const isBetween = (before: Element, it: Element, after: Element): boolean =>
  isBefore(before, it) && isBefore(it, after);
