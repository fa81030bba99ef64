import type { Page } from '@playwright/test';

/** Computed styles by element, in tree order. */
export type Styles = Record<string, Record<string, string>>;

/** Computed styles of all elements that match the selector, in the page or in the widget's shadow root. */
export const stylesOf = (page: Page, selector: string, inWidget = false): Promise<Styles> =>
  page.evaluate(
    ([wanted, inside]) => {
      const root = inside ? document.querySelector('huiqi-app')?.shadowRoot : document;
      const found = [...(root?.querySelectorAll(wanted) ?? [])];
      const values = (element: Element) => {
        const style = getComputedStyle(element);
        return Object.fromEntries([...style].map((name) => [name, style.getPropertyValue(name)]));
      };
      return Object.fromEntries(
        found.map((element, at) => [`${at} ${element.localName}`, values(element)]),
      );
    },
    [selector, inWidget] as const,
  );

/** `3 button color: a → b` for each value that differs. */
export function differences(before: Styles, after: Styles): string[] {
  const names = new Set([...Object.keys(before), ...Object.keys(after)]);
  return [...names].flatMap((name) => {
    const [was, is] = [before[name], after[name]];
    if (!was || !is) return [`${name} is in one of them only`];
    return Object.keys(was)
      .filter((property) => was[property] !== is[property])
      .map((property) => `${name} ${property}: ${was[property]} → ${is[property]}`);
  });
}
