import type { HuiqiQueue } from '../host/WidgetHandle.js';

/** The queue of the global object: before the loader an array that it will run, afterwards its own. */
export function waitingTasks(src: string): HuiqiQueue['q'] {
  const page = window as { Huiqi?: HuiqiQueue & { base?: string } };
  page.Huiqi ??= { q: [] };
  // The loader reads its address here without a script element.
  if (Array.isArray(page.Huiqi.q)) page.Huiqi.base ??= src;
  return page.Huiqi.q;
}
