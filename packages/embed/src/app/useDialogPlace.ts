import { useEffect, useState, useSyncExternalStore } from 'react';
import type { DialogPlace } from './createDialogPlace.js';
import type { OptionsStore } from './createOptionsStore.js';

/** Where the page wants dialogs to render; null leaves them in the widget. */
export function useDialogPlace(options: OptionsStore, root: ShadowRoot | null): HTMLElement | null {
  const {
    dialogContainer: container = null,
    layer = null,
    display,
  } = useSyncExternalStore(options.subscribe, options.get, options.get);
  const [place, setPlace] = useState<DialogPlace | null>(null);
  const isWanted = container !== null || layer !== null;
  useEffect(() => {
    if (!isWanted || !root) return undefined;
    let made: DialogPlace | undefined;
    let isOver = false;
    const make = async () => {
      const { createDialogPlace } = await import('./createDialogPlace.js');
      if (isOver) return;
      made = createDialogPlace(root, container);
      setPlace(made);
    };
    // Without it dialogs stay in the widget.
    make().catch(() => undefined);
    return () => {
      isOver = true;
      made?.remove();
      setPlace(null);
    };
  }, [isWanted, container, root]);
  useEffect(() => place?.setLayer(layer), [place, layer]);
  useEffect(() => place?.setDisplay(display ?? ''), [place, display]);
  return place?.element ?? null;
}
