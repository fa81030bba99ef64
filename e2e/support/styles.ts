import type { JSHandle, Page } from '@playwright/test';

type Values = readonly (readonly [element: string, values: Readonly<Record<string, string>>])[];

/**
 * Computed styles of all elements that match the selector, in the page or in the widget's shadow root, in tree order.
 * They stay in the page, as those of hundreds of elements are too much to transfer.
 */
export const stylesOf = (
  page: Page,
  selector: string,
  inWidget = false,
): Promise<JSHandle<Values>> =>
  page.evaluateHandle(
    ([wanted, inside]) => {
      const root = inside ? document.querySelector('huiqi-app')?.shadowRoot : document;
      return [...(root?.querySelectorAll(wanted) ?? [])].map((element, at) => {
        const style = getComputedStyle(element);
        const values = Object.fromEntries(
          [...style].map((name) => [name, style.getPropertyValue(name)]),
        );
        return [`${at} ${element.localName}`, values] as const;
      });
    },
    [selector, inWidget] as const,
  );

/** `3 button color: a → b` for each value that differs. */
export const differences = (
  page: Page,
  before: JSHandle<Values>,
  after: JSHandle<Values>,
): Promise<string[]> =>
  page.evaluate(
    ([first, second]) => {
      const was = new Map(first);
      const is = new Map(second);
      return [...new Set([...was.keys(), ...is.keys()])].flatMap((name) => {
        const [old, now] = [was.get(name), is.get(name)];
        if (!old || !now) return [`${name} is in one of them only`];
        return Object.keys(old)
          .filter((property) => old[property] !== now[property])
          .map((property) => `${name} ${property}: ${old[property]} → ${now[property]}`);
      });
    },
    [before, after] as const,
  );
