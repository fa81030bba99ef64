import type { FetchToken, SharedFetchToken } from '../host/FetchToken.js';
import { optionNames } from '../host/optionNames.js';
import type { Huiqi, WidgetHandle } from '../host/WidgetHandle.js';
import type { WidgetOptions } from '../host/WidgetOptions.js';

/** What `loadHuiqi` returns, or resolves with. */
export type HuiqiSource = Huiqi | null | undefined | PromiseLike<Huiqi | null | undefined>;

export interface KeptWidget {
  /** Takes the options of a new render; missing ones return to their defaults. */
  readonly update: (options: WidgetOptions) => void;
  readonly stop: () => void;
}

const functionNames = ['fetchToken', 'onEvent', 'hostAddress'] as const;

/** Keeps one widget in sync with the options that a framework passes on every render. */
export function keepWidget(
  target: Element,
  source: HuiqiSource,
  first: WidgetOptions,
  onMount?: (handle: WidgetHandle) => void,
): KeptWidget {
  let latest = first;
  let given: WidgetOptions = {};
  let handle: WidgetHandle | undefined;
  let isStopped = false;
  // A render makes new functions; the widget keeps one that calls the latest, so that no token is fetched again for it.
  const fetchToken: SharedFetchToken = Object.assign(
    ((request) => latest.fetchToken?.(request) ?? null) satisfies FetchToken,
    { latest: () => latest.fetchToken },
  );
  const functions: Pick<WidgetOptions, (typeof functionNames)[number]> = {
    fetchToken,
    onEvent: (event) => latest.onEvent?.(event),
    hostAddress: (route) => latest.hostAddress?.(route) ?? null,
  };
  const changes = (): WidgetOptions => {
    const next = { ...optionsOf(latest) };
    for (const name of functionNames)
      if (next[name]) Object.assign(next, { [name]: functions[name] });
    const changed = optionNames.filter((name) => !isSame(given[name], next[name]));
    given = next;
    return Object.fromEntries(changed.map((name) => [name, next[name] ?? null]));
  };
  const start = async () => {
    const huiqi = await source;
    if (!huiqi || isStopped) return;
    handle = mountValid(huiqi, target, changes());
    onMount?.(handle);
  };
  // A rejection of `loadHuiqi` is left to the caller; an error thrown here is a mistake of the page and must be visible.
  start().catch(reportLater);
  return {
    update(options) {
      latest = options;
      const changed = handle ? changes() : {};
      if (handle && Object.keys(changed).length > 0) change(handle, changed);
    },
    stop() {
      isStopped = true;
      handle?.unmount();
    },
  };
}

/** An invalid option must not keep the widget from the page: it is reported as by a later render. */
function mountValid(huiqi: Huiqi, target: Element, options: WidgetOptions): WidgetHandle {
  try {
    return huiqi.mount(target, options);
  } catch {
    // The widget starts after this task, with the options that are valid.
    const handle = huiqi.mount(target, {});
    change(handle, options);
    return handle;
  }
}

/** A render must not fail over an invalid option, which would take the page down: it is reported, and the others change. */
function change(handle: WidgetHandle, changed: WidgetOptions): void {
  try {
    handle.update(changed);
  } catch (error) {
    const each = Object.entries(changed);
    if (each.length === 1) return reportLater(error);
    for (const [name, value] of each) change(handle, { [name]: value });
  }
}

type Mutable<Options> = { -readonly [Name in keyof Options]: Options[Name] };

const optionsOf = (all: WidgetOptions): Mutable<WidgetOptions> =>
  Object.fromEntries(optionNames.map((name) => [name, all[name]]));

// Object literals in a template are new at every render; their content decides.
function isSame(one: unknown, other: unknown): boolean {
  if (one === other || (one ?? null) === (other ?? null)) return true;
  const areObjects = typeof one === 'object' && typeof other === 'object';
  return areObjects && !isElement(one) && JSON.stringify(one) === JSON.stringify(other);
}

const isElement = (value: unknown) => (value as Partial<Node> | null)?.nodeType === 1;

function reportLater(error: unknown): void {
  setTimeout(() => {
    throw error;
  });
}
