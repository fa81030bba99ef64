import { useSyncExternalStore, type RefObject } from 'react';

export interface Fullscreen {
  readonly isFull: boolean;
  /** Undefined where the browser, or the page around a widget, does not allow it. */
  readonly toggle: (() => void) | undefined;
}

function subscribe(listener: () => void): () => void {
  document.addEventListener('fullscreenchange', listener);
  return () => document.removeEventListener('fullscreenchange', listener);
}
const nothing = () => false;

/** Shows an element on the whole screen and back. */
export function useFullscreen(box: RefObject<HTMLElement | null>): Fullscreen {
  const allowed = useSyncExternalStore(subscribe, () => document.fullscreenEnabled, nothing);
  const read = () => {
    const root = box.current?.getRootNode() as Document | ShadowRoot | undefined;
    return root !== undefined && root.fullscreenElement === box.current;
  };
  const isFull = useSyncExternalStore(subscribe, read, nothing);
  const toggle = () => {
    const change = isFull ? document.exitFullscreen() : box.current?.requestFullscreen();
    // Refused by the page around: the button then does nothing.
    change?.catch(() => undefined);
  };
  return { isFull, toggle: allowed ? toggle : undefined };
}
