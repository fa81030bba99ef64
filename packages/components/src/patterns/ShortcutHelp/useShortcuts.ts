import { useContext, useEffect, useRef } from 'react';
import { ShortcutContext } from './ShortcutContext.js';
import type { Shortcut } from './types.js';

/** Activates shortcuts while the component is mounted. Has no effect outside a `ShortcutScope`. */
export function useShortcuts(shortcuts: readonly Shortcut[]): void {
  const registry = useContext(ShortcutContext);
  const latest = useRef(shortcuts);
  useEffect(() => {
    latest.current = shortcuts;
  });
  useEffect(() => registry?.add(() => latest.current), [registry]);
}
