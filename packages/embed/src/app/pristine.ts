/**
 * What the build puts in place of built-ins that old libraries of the surrounding page replace (`Array.prototype.toJSON`,
 * `reduce` and `entries` of Prototype.js): the widget shares the page's prototypes and must not depend on them.
 */
type Fold = (total: unknown, value: unknown, index: number, all: readonly unknown[]) => unknown;

export function reduce(list: unknown, fold: Fold, ...first: readonly unknown[]): unknown {
  if (!isList(list))
    return (list as { reduce: Fold }).reduce(fold, ...(first as [never, never, never]));
  let index = 0;
  let total = first[0];
  if (first.length === 0) {
    if (list.length === 0) throw new TypeError('Reduce of empty array with no initial value');
    [total] = list;
    index = 1;
  }
  for (; index < list.length; index += 1) total = fold(total, list[index], index, list);
  return total;
}

export function entries(list: unknown): Iterable<unknown> {
  if (!Array.isArray(list)) return (list as { entries: () => Iterable<unknown> }).entries();
  const pairs: [number, unknown][] = [];
  for (let index = 0; index < list.length; index += 1) pairs[index] = [index, list[index]];
  return pairs;
}

export function stringify(value: unknown, ...rest: readonly unknown[]): string {
  const plain =
    isPatched(Array.prototype) || isPatched(Object.prototype) ? withoutToJson(value) : value;
  return JSON.stringify(plain, ...(rest as []));
}

const isPatched = (prototype: object) => 'toJSON' in prototype;

// An own property hides the page's; not enumerable, it is not written.
function withoutToJson(value: unknown): unknown {
  if (typeof value !== 'object' || value === null) return value;
  const isArray = Array.isArray(value);
  if (!isArray && Object.getPrototypeOf(value) !== Object.prototype) return value;
  const copy: unknown[] | Record<string, unknown> = isArray ? [] : {};
  Object.defineProperty(copy, 'toJSON', { value: undefined });
  for (const key of Object.keys(value))
    (copy as Record<string, unknown>)[key] = withoutToJson((value as Record<string, unknown>)[key]);
  return copy;
}

const isList = (value: unknown): value is readonly unknown[] => Array.isArray(value);
