import { useSyncExternalStore, type RefObject } from 'react';

export interface Fullscreen {
  readonly isFull: boolean;
  /** Undefined if the browser, or a widget's host page, does not allow it. */
  readonly toggle: (() => void) | undefined;
}

function subscribe(listener: () => void): () => void {
  document.addEventListener('fullscreenchange', listener);
  return () => document.removeEventListener('fullscreenchange', listener);
}
const nothing = () => false;

/** Shows an element in full screen. */
export function useFullscreen(box: RefObject<HTMLElement | null>): Fullscreen {
  const allowed = useSyncExternalStore(subscribe, () => document.fullscreenEnabled, nothing);
  const read = () => {
    const root = box.current?.getRootNode() as Document | ShadowRoot | undefined;
    return root !== undefined && root.fullscreenElement === box.current;
  };
  const isFull = useSyncExternalStore(subscribe, read, nothing);
  const toggle = () => {
    const change = isFull ? document.exitFullscreen() : box.current?.requestFullscreen();
    // Refused by the host page: the button then does nothing.
    change?.catch(() => undefined);
  };
  return { isFull, toggle: allowed ? toggle : undefined };
}
