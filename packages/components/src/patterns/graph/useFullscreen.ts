import { useEffect, useState, type RefObject } from 'react';

export interface Fullscreen {
  readonly isFull: boolean;
  /** Undefined where the browser, or the page around a widget, does not allow it. */
  readonly toggle: (() => void) | undefined;
}

/** Shows an element on the whole screen and back. */
export function useFullscreen(box: RefObject<HTMLElement | null>): Fullscreen {
  const [allowed, setAllowed] = useState(false);
  const [isFull, setIsFull] = useState(false);
  useEffect(() => {
    setAllowed(document.fullscreenEnabled);
    const follow = () => {
      const root = box.current?.getRootNode() as Document | ShadowRoot | undefined;
      setIsFull(root !== undefined && root.fullscreenElement === box.current);
    };
    document.addEventListener('fullscreenchange', follow);
    return () => document.removeEventListener('fullscreenchange', follow);
  }, [box]);
  const toggle = () => {
    const change = isFull ? document.exitFullscreen() : box.current?.requestFullscreen();
    // Refused by the page around: the button then does nothing.
    change?.catch(() => undefined);
  };
  return { isFull, toggle: allowed ? toggle : undefined };
}
