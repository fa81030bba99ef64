import { useContext, useEffect, useRef } from 'react';
import { ShortcutContext } from './ShortcutContext.js';
import type { Shortcut } from './types.js';

/** Puts shortcuts in force while the component is shown. Outside of a `ShortcutScope` there are none. */
export function useShortcuts(shortcuts: readonly Shortcut[]): void {
  const registry = useContext(ShortcutContext);
  const latest = useRef(shortcuts);
  useEffect(() => {
    latest.current = shortcuts;
  });
  useEffect(() => registry?.add(() => latest.current), [registry]);
}
