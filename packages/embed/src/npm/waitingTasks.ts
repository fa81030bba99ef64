import type { HuiqiQueue } from '../host/WidgetHandle.js';

type Page = { Huiqi?: HuiqiQueue & { base?: string } };

/** The queue of the global object: before the loader an array that it will run, afterwards its own. */
export function waitingTasks(src: string): HuiqiQueue['q'] {
  const page = window as Page;
  page.Huiqi ??= { q: [] };
  // The loader reads its address here without a script element.
  if (Array.isArray(page.Huiqi.q)) page.Huiqi.base ??= src;
  return page.Huiqi.q;
}

/** After a loader that could not be loaded: the next attempt may be at another address. */
export function forgetBase(src: string): void {
  const { Huiqi } = window as Page;
  if (Huiqi?.base === src) delete Huiqi.base;
}
