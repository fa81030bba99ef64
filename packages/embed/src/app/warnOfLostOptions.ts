import { objectNames, optionNames } from '../host/optionNames.js';

/**
 * Frameworks that render the element before it is defined, or only support attributes, set a function as text or drop
 * it. Recoverable options are adopted, others reported. Returns one sentence for each.
 */
export function warnOfLostOptions(element: HTMLElement): readonly string[] {
  const own = element as unknown as Record<string, unknown>;
  const rendered = propsOfReact(own);
  return optionNames.flatMap((name) => {
    if (own[name] !== undefined) return [];
    const value = rendered?.[name];
    if (typeof value === 'function' || (typeof value === 'object' && value !== null)) {
      own[name] = value;
      return [
        `"${name}" was rendered before <huiqi-app> was defined, or by a React that sets attributes only; it is ` +
          'adopted once, later changes may be missed. Use HuiqiWidget of @huiqi/embed/react.',
      ];
    }
    const isText = objectNames.some((one) => one === name) && element.hasAttribute(name);
    return isText
      ? [`"${name}" is no attribute; set it as a property (in Vue :${name}.prop).`]
      : [];
  });
}

/** The props that React 17 and later were given for the element, including those they dropped. */
function propsOfReact(own: Record<string, unknown>): Record<string, unknown> | undefined {
  const key = Object.keys(own).find((name) => name.startsWith('__reactProps$'));
  return key === undefined ? undefined : (own[key] as Record<string, unknown>);
}
