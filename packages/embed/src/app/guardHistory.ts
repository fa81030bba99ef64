import type { Emit } from '../host/createEmitter.js';
import { listPath } from '../routes/paths.js';
import { withQuery } from '../routes/withQuery.js';
import type { MemoryHistory } from './createMemoryHistory.js';
import type { OptionsStore } from './createOptionsStore.js';

/** The list with the filters that the page gives; other addresses as they are. */
export const withFilters = (to: string, options: OptionsStore): string =>
  to === listPath ? withQuery(to, options.get().filters ?? {}) : to;

export const isList = (to: string): boolean => to.split(/[?#]/, 1)[0] === listPath;

/** Screens differ in their path; orders have one path for their list and each of them. */
function screenOf(to: string): string {
  const [path = '', query] = to.split('?', 2);
  return `${path} ${new URLSearchParams(query).get('orderId') ?? ''}`;
}

/** A history that asks the page before each change of screen; the page may prevent it. */
export function guardHistory(
  history: MemoryHistory,
  options: OptionsStore,
  emit: Emit,
): MemoryHistory {
  const allows = (route: string) => {
    const from = history.current();
    return screenOf(route) === screenOf(from) || emit('huiqi-navigate', { route, from });
  };
  // Filters that the user has cleared are not restored.
  const filtered = (to: string) =>
    history.lastAt(listPath) === undefined ? withFilters(to, options) : to;
  return {
    ...history,
    push(to) {
      if (allows(to)) history.push(filtered(to));
    },
    replace(to) {
      if (allows(to)) history.replace(filtered(to));
    },
    back() {
      const to = history.previous();
      return to !== undefined && allows(to) && history.back();
    },
  };
}
