/**
 * The first element inside of a root whose attribute has exactly this value, which may come from data. Compares values
 * instead of escaping a selector: the DOM of a host's tests (jsdom) has no `CSS.escape`.
 */
export function elementWith(
  root: ParentNode | null,
  attribute: 'id' | 'data-node',
  value: string,
): HTMLElement | undefined {
  const all = root?.querySelectorAll<HTMLElement>(`[${attribute}]`) ?? [];
  return [...all].find((element) => element.getAttribute(attribute) === value);
}
